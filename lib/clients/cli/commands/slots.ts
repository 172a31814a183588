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
    .action(async (handle: string, query: { from?: string }) => {
      const found = await context.api().get("/v1/creators/{handle}/slots", { params: { path: { handle }, query } });
      context.answer(found, () => {
        if (!found.open || found.slots.length === 0) return `${plainLine(found.display_name)} has no free slots.\n`;
        const times = found.slots.map((slot) => `  ${slot}  ${moment(slot)}\n`).join("");
        return `${plainLine(found.title)}, ${found.slot_minutes} minutes:\n${times}`;
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
    .option("--notes <text>", "What it is about")
    .option("--idempotency-key <key>", "Books once, however often it is sent")
    .action(
      async (
        handle: string,
        starts_at: string,
        flags: { timezone: string; notes?: string; idempotencyKey?: string },
      ) => {
        const { timezone, notes, idempotencyKey } = flags;
        const booking = await context.api().post("/v1/creators/{handle}/bookings", {
          params: { path: { handle }, header: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {} },
          body: { starts_at, timezone, ...(notes && { notes }) },
        });
        context.answer(booking, () => `Booked ${booking.id}: ${moment(booking.starts_at)}.\n`);
      },
    );
}
