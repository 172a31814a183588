import { Argument, type Command, InvalidArgumentError } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import type { CommandContext } from "../command-context";

const FIXTURES = [
  "order.created",
  "order.paid",
  "order.delivered",
  "order.revision_requested",
  "order.completed",
  "order.disputed",
] as const satisfies components["schemas"]["NewFixture"]["type"][];

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** `3d`, `72h`, `90m` or `30s` in seconds; units may follow each other, as in `1d12h`. */
function duration(text: string): number {
  if (!/^(?:\d{1,8}[smhd])+$/.test(text)) throw new InvalidArgumentError("Write a duration such as 72h, 3d or 1d12h.");
  const parts = [...text.matchAll(/(\d+)([smhd])/g)];
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * SECONDS[unit as keyof typeof SECONDS], 0);
}

/** `clock advance` and `fixtures create`: for a test key. */
export function addTestMode(program: Command, context: CommandContext): void {
  program
    .command("clock")
    .description("Time in test mode")
    .command("advance")
    .description("Move your test orders, quotes, memberships, bookings and retries forward in time")
    .argument("<duration>", "Such as 72h, 3d or 1d12h", duration)
    .action(async (seconds: number) => {
      const clock = await context.api().post("/v1/test/clock", { body: { advance_seconds: seconds } });
      const { orders, quotes, memberships, bookings, deliveries } = clock.moved;
      const moved = `${orders} orders, ${quotes} quotes, ${memberships} memberships, ${bookings} bookings, ${deliveries} deliveries`;
      context.answer(clock, () => `Moved ${moved}. What is due now is done within a minute.\n`);
    });
  program
    .command("fixtures")
    .description("Test data")
    .command("create")
    .description("Make a test order and take it to a state")
    .addArgument(new Argument("<type>", "The event that it ends with").choices(FIXTURES))
    .action(async (type: (typeof FIXTURES)[number]) => {
      const made = await context.api().post("/v1/test/fixtures", { body: { type } });
      context.answer(made, () => `Made ${made.order_id}: ${made.status}\n`);
    });
}
