import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { processor } from "./processor";

/** The processor's portal of a customer, which leads back to `path` on our own host. `ctx` says of which mode; without one the live. */
export async function portalOf(
  ctx: Pick<Context, "livemode"> | undefined,
  customer: string,
  path: string,
): Promise<{ url: string }> {
  const { url } = await processor(ctx).billingPortal.sessions.create({
    customer,
    return_url: `${env().BASE_URL}${path}`,
  });
  return { url };
}
