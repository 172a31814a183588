import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WrongState } from "@/lib/core/errors";
import { asDomainError } from "@/lib/transports/http/answering/respond";

it("a refusal of a state names it to programs, and not to people on pages", () => {
  const refusal = asDomainError(
    new WrongState("order", "COMPLETED", "it can be accepted while DELIVERED.", "it is accepted already"),
  ) as WrongState;
  expect([refusal.code, refusal.message, refusal.onPages]).toEqual([
    "invalid_state_transition",
    "The order is COMPLETED; it can be accepted while DELIVERED.",
    "The order has moved on meanwhile: it is accepted already. Reload the page to see where it stands.",
  ]);
});

it("no order or quote is refused by its state in another way, whose words pages would show", () => {
  const named = readdirSync("lib/domain", { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && /The (order|quote) is \$\{/.test(readFileSync(join("lib/domain", name), "utf8")),
  );
  expect(named).toEqual([]);
});
