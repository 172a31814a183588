import { env } from "@/lib/core/env";
import { sandboxWebhookSecret } from "@/lib/domain/trade/payments/processor";
import { deliverSandboxWebhooks } from "@/lib/domain/trade/payments/sandbox/serving/deliver";
import { job } from "../job";

const LIMIT = 200;

/**
 * Delivers the embedded processor's webhooks to this service, as Stripe would: woken by its notifications and when the
 * next one falls due, every five seconds at the latest. Test mode pays there everywhere.
 */
export const sandboxWebhooks = job({
  name: "sandbox-webhooks",
  every: 5_000,
  async run(ctx, again) {
    const url = `${env().BASE_URL}/api/stripe/webhook`;
    const report = await deliverSandboxWebhooks({ url, secret: sandboxWebhookSecret(), now: ctx.now, limit: LIMIT });
    if (report.failed > 0) ctx.log.warn({ failed: report.failed, url }, "processor webhooks were not accepted");
    if (report.nextDueAt) again(report.nextDueAt);
  },
});
