import { spawnSync } from "node:child_process";

const FILES = [
  "lib/domain/trade/orders/races.test.ts",
  "lib/domain/trade/orders/briefing/races.test.ts",
  "lib/domain/contact/quotes/races.test.ts",
  "lib/domain/contact/threads/reading/plans.test.ts",
  "lib/domain/trade/billing/shuffled-plan-events.test.ts",
];

/**
 * A hundred who race for one order, on either side of its first delivery, and for one quote; what a processor says of plans in six orders;
 * and the reads of conversations among a million messages. Answers what went wrong.
 */
export function races(): string[] {
  const env = { ...process.env, RACERS: "100", SHUFFLES: "6", THREADS: "20000" };
  const { status } = spawnSync("npx", ["vitest", "run", "--project", "units", ...FILES], { env, stdio: "inherit" });
  return status === 0
    ? []
    : ["a race or an order of events left no legal history, or a conversation is read slowly among a million messages"];
}
