import type { Command } from "commander";
import type { CommandContext } from "../command-context";
import { moment } from "../terminal/format";
import { plainLine } from "../terminal/plain";

/** `slots list` and `slots book`. */
export function addSlots(program: Command, context: CommandContext): void {
  const slots = program.command("slots").description("When creators can be booked");

  slots
    .command("list")
    .description("List the free slots of a creator's next fourteen days")
    .argument("<handle>")
    .option("--from <moment>", "From when on, such as 2026-12-01T00:00:00.000Z")
    .option("--type <slug>", "What to meet for; the first of the creator's types otherwise")
    .option("--days <number>", "How many days to look at, 1 to 42", Number)
    .action(async (handle: string, query: { from?: string; type?: string; days?: number }) => {
      const found = await context.api().get("/v1/creators/{handle}/slots", { params: { path: { handle }, query } });
      context.answer(found, () => {
        if (!found.open || found.slots.length === 0) return `${plainLine(found.display_name)} has no free slots.\n`;
        const others = found.types.filter(({ slug }) => slug !== found.type);
        const also = others.map(
          (type) => `  --type ${type.slug}  ${plainLine(type.title)}, ${type.slot_minutes} minutes\n`,
        );
        const rest = also.length > 0 ? `Also:\n${also.join("")}` : "";
        const times = found.slots.map((slot) => `  ${slot}  ${moment(slot)}\n`).join("");
        return `${plainLine(found.title)}, ${found.slot_minutes} minutes:\n${times}${rest}`;
      });
      if (found.next_from && !context.json) context.note(`There is more: --from ${found.next_from}`);
    });

  slots
    .command("book")
    .description("Book a slot; the link of the booking goes to your mailbox")
    .argument("<handle>")
    .argument("<start>", "As `slots list` shows it")
    .option(
      "--timezone <zone>",
      "Yours, in which the mails say the time",
      Intl.DateTimeFormat().resolvedOptions().timeZone,
    )
    .option("--type <slug>", "What to meet for, as given to `slots list`")
    .option("--notes <text>", "What it is about")
    .option("--idempotency-key <key>", "Books once, however often it is sent")
    .action(
      async (
        handle: string,
        starts_at: string,
        flags: { timezone: string; type?: string; notes?: string; idempotencyKey?: string },
      ) => {
        const { timezone, type, notes, idempotencyKey } = flags;
        const booking = await context.api().post("/v1/creators/{handle}/bookings", {
          params: { path: { handle }, header: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {} },
          body: { starts_at, timezone, ...(type && { type }), ...(notes && { notes }) },
        });
        context.answer(booking, () => `Booked ${booking.id}: ${moment(booking.starts_at)}.\n`);
      },
    );
}
