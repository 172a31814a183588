import type { Call } from "../../call";
import { endpoint } from "../../endpoint";
import type { PortalSession } from "../../objects/billing";
import { link, text } from "../../params";
import { randomId } from "../../random";
import { insert, retrieve } from "../../store";

const LIFETIME = 60 * 60;

export const portalEndpoints = [
  endpoint(
    "POST /v1/billing_portal/sessions",
    { customer: text, return_url: link.optional(), locale: text.optional() },
    async (call, { customer, return_url = null }): Promise<PortalSession> => {
      await retrieve(call, "customer", customer, "customer");
      return newPortalSession(call, customer, return_url);
    },
  ),
];

async function newPortalSession(call: Call, customer: string, return_url: string | null): Promise<PortalSession> {
  const id = randomId("bps", 40);
  const session: PortalSession = {
    id,
    object: "billing_portal.session",
    configuration: "bpc_sandbox",
    created: call.now,
    customer,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url,
    url: `${call.origin}/sandbox/portal/${id}`,
    _expires_at: call.now + LIFETIME,
  };
  await insert(call, session);
  return session;
}
