import { FETCHING_SECONDS, MAX_SENT_BYTES } from "@/lib/contracts/trade/files";
import { REFRESH_TOKEN_SECONDS } from "@/lib/domain/developers/oauth/lifetimes";
import { MAX_DEAD_LETTERS } from "@/lib/domain/developers/webhooks/activation/dead-letters";
import { ATTEMPT_OFFSETS } from "@/lib/domain/developers/webhooks/delivery/schedule";
import { ACCEPTANCE_MS } from "@/lib/domain/trade/orders/work/deliver";
import type { Section } from "./table";

const span = (seconds: number) =>
  seconds < 60 ? `${seconds}s` : seconds < 3_600 ? `${seconds / 60}m` : `${seconds / 3_600}h`;

/** Parts 3 and 8: what takes hours or days. The code's own constants; the tests named move the clock. */
export const WINDOWS: Section = {
  title: "3 and 8 Windows",
  head: ["window", "value", "held by"],
  rows: [
    [
      "webhook attempts",
      ATTEMPT_OFFSETS.map(span).join(", "),
      "`lib/domain/developers/webhooks/delivery/deliver.test.ts`",
    ],
    [
      "an endpoint is disabled after",
      `${MAX_DEAD_LETTERS} dead letters in a row`,
      "`lib/domain/developers/webhooks/activation/dead-letters.test.ts`",
    ],
    [
      "acceptance of a delivery",
      `${ACCEPTANCE_MS / 3_600_000} hours`,
      "`lib/domain/trade/orders/work/accept-deliveries.test.ts`",
    ],
    [
      "refresh token",
      `${REFRESH_TOKEN_SECONDS / 86_400} days`,
      "`lib/domain/developers/oauth/tokens/exchange.test.ts`",
    ],
    ["idempotency key", "24 hours by its own age", "`lib/domain/platform/access/idempotent-answers.test.ts`"],
  ],
};

/** Where the specification leaves room, or one call has to have an end. */
export const CHOICES: Section = {
  title: "Choices of the service",
  head: ["of what", "what the service does", "held by"],
  rows: [
    [
      "a path parameter that is not well formed",
      "404 `not_found`, as for what is not there: nothing has such a name",
      "`lib/transports/rest/route.test.ts`",
    ],
    [
      "files that an agent sends with one tool call",
      `at most ${MAX_SENT_BYTES / 1024 / 1024} MB in all, fetched within ${FETCHING_SECONDS} seconds: the caller waits, and they are held in memory; more is uploaded one by one, by \`POST /v1/files\``,
      "`lib/domain/trade/files/attachments.test.ts`",
    ],
  ],
};
