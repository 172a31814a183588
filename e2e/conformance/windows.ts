import { REFRESH_TOKEN_SECONDS } from "@/lib/oauth/lifetimes";
import { ACCEPTANCE_MS } from "@/lib/orders/deliver";
import { MAX_DEAD_LETTERS } from "@/lib/webhooks/dead-letters";
import { ATTEMPT_OFFSETS } from "@/lib/webhooks/schedule";
import type { Section } from "./table";

const span = (seconds: number) =>
  seconds < 60 ? `${seconds}s` : seconds < 3_600 ? `${seconds / 60}m` : `${seconds / 3_600}h`;

/** Parts 3 and 8: what takes hours or days. The code's own constants; the tests named move the clock. */
export const WINDOWS: Section = {
  title: "3 and 8 Windows",
  head: ["window", "value", "held by"],
  rows: [
    ["webhook attempts", ATTEMPT_OFFSETS.map(span).join(", "), "`lib/webhooks/deliver.test.ts`"],
    [
      "an endpoint is disabled after",
      `${MAX_DEAD_LETTERS} dead letters in a row`,
      "`lib/webhooks/dead-letters.test.ts`",
    ],
    ["acceptance of a delivery", `${ACCEPTANCE_MS / 3_600_000} hours`, "`lib/orders/accept-deliveries.test.ts`"],
    ["refresh token", `${REFRESH_TOKEN_SECONDS / 86_400} days`, "`lib/oauth/exchange.test.ts`"],
    ["idempotency key", "24 hours by its own age", "`lib/access/idempotent-answers.test.ts`"],
  ],
};
