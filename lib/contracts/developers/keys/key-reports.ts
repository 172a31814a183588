import { z } from "zod";
import { operation } from "../../operation";

/** A key that leaked. */
export const KeyReport = z
  .strictObject({
    key: z.string().min(1).max(200).meta({
      description: "The key, whole: who holds it can end it.",
      example: "gh_live_9f2Kq1Zb_…",
    }),
  })
  .meta({ id: "KeyReport", description: "An API key that leaked." });

export const ReportedKey = z
  .object({
    received: z.literal(true).meta({ description: "Always true, also for a key that nobody has." }),
  })
  .meta({ id: "ReportedKey", description: "The report was received." });

export const reportKey = operation({
  id: "reportKey",
  touches: "shared",
  method: "POST",
  path: "/v1/keys/report",
  summary: "Report a leaked API key",
  description:
    "For anyone who finds one: a key that works is revoked at once and its owner gets a mail. The answer is the same for every key, and does not say whether it was one. At most ten a minute from one address.",
  tag: "Identity",
  scope: "public",
  tier: "FREE",
  status: 202,
  perMinute: 10,
  body: KeyReport,
  response: ReportedKey,
  example: { body: { key: `gh_live_9f2Kq1Zb_${"x".repeat(43)}` }, response: { received: true } },
});
