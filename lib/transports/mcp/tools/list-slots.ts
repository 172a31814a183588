import { z } from "zod";
import { BookableSlots } from "@/lib/contracts/network/slots";
import { Moment } from "@/lib/contracts/values/page";
import { getSlotsForAgents } from "@/lib/domain/trade/bookings/schedule/offer";
import { code, inline } from "../markdown";
import { HandleArgument } from "../protocol/handle";
import { tool } from "../tool";

export const listSlotsTool = tool({
  name: "list_slots",
  title: "List free times",
  access: "anonymous",
  perMinute: 60,
  description:
    "Lists when a creator can be met, fourteen days at a time, in UTC. Booking is free: book_slot does it for a connected " +
    "app's person; anyone else books on the creator's /book page.",
  input: z.strictObject({
    handle: HandleArgument,
    type: z.string().max(80).optional().describe("Slug of one of types; the first otherwise."),
    from: Moment.optional().describe("next_from of the answer before."),
  }),
  output: BookableSlots,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: (ctx, { handle, from, type }) =>
    getSlotsForAgents(ctx, handle, { type, from: from ? new Date(from) : undefined }),
  text: slotsText,
});

function slotsText(offer: z.output<typeof BookableSlots>): string {
  const what = `${inline(offer.title, 120)} with ${code(offer.handle)}: ${offer.slot_minutes} minutes, ${offer.location_kind}`;
  const others = offer.types.filter(({ slug }) => slug !== offer.type);
  const also = others.map(
    (type) => `\n- ${inline(type.title, 120)}, ${type.slot_minutes} minutes: type ${code(type.slug)}`,
  );
  const rest = also.length > 0 ? `\n\nAlso offered:\n${also.join("")}` : "";
  if (offer.slots.length === 0)
    return offer.open && offer.next_from
      ? `# No free time in these days\n\n${what}. Call again with from ${code(offer.next_from)}.${rest}`
      : `# No free time\n\n${what}. Nothing can be booked now.${rest}`;
  const more = offer.next_from ? `\n\nLater ones: call again with from ${code(offer.next_from)}.` : "";
  return `# Free times

${what}; the creator lives in ${code(offer.timezone)}.

${offer.slots.map((at) => `- ${code(at)}`).join("\n")}${more}${rest}`;
}
