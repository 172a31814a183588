import type { Call } from "../call";
import { listObjects } from "../list";
import { reading } from "../mutate";
import type { PortalSession, Subscription } from "../objects/billing";
import { find, retrieve } from "../store";

const SHOWN = 12;

/** What the customer portal shows. Amounts in minor units of the currency next to them. */
export type PortalView = {
  email: string | null;
  returnUrl: string | null;
  subscriptions: {
    id: string;
    name: string;
    status: Subscription["status"];
    amount: number;
    currency: string;
    interval: string;
    /** When it renews, or ends if `ending`. */
    until: Date;
    ending: boolean;
    card: { brand: string; last4: string };
  }[];
  invoices: { id: string; number: string | null; at: Date; amount: number; currency: string; paid: boolean }[];
};

/** The portal behind a link, or null when the link is unknown or its hour is over. Subscriptions that have ended are not shown. */
export async function viewPortal(token: string, now = new Date()): Promise<PortalView | null> {
  const call = reading(now);
  const session = await findOpen(call, token);
  if (!session) return null;
  const { customer } = session;
  const { email } = await retrieve(call, "customer", customer);
  const page = { limit: SHOWN };
  const among = { field: "status", values: ["active", "past_due"] };
  const { data } = await listObjects(call, "subscription", "", page, { match: { customer }, among });
  const invoices = await listObjects(call, "invoice", "", page, { match: { customer } });
  const subscriptions: PortalView["subscriptions"] = [];
  for (const sub of data) {
    const [item] = sub.items.data;
    if (!item) continue;
    subscriptions.push({
      id: sub.id,
      name: (await retrieve(call, "product", item.price.product as string)).name,
      status: sub.status,
      amount: item.price.unit_amount * item.quantity,
      currency: sub.currency,
      interval: item.price.recurring?.interval ?? "month",
      until: new Date(item.current_period_end * 1000),
      ending: sub.cancel_at_period_end,
      card: { brand: sub._card.brand, last4: sub._card.last4 },
    });
  }
  return {
    email,
    returnUrl: session.return_url,
    subscriptions,
    invoices: invoices.data.map(({ id, number, created, total, currency, status }) => ({
      id,
      number,
      at: new Date(created * 1000),
      amount: total,
      currency,
      paid: status === "paid",
    })),
  };
}

/** The visit that a token opens, while it lasts. */
export async function findOpen(call: Call, token: string): Promise<PortalSession | undefined> {
  const session = await find(call, "billing_portal.session", token);
  return session && session._expires_at > call.now ? session : undefined;
}
