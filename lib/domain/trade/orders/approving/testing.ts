import { eq, sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { database } from "@/db/client";
import { orders } from "@/db/schema";
import type { Scope } from "@/lib/contracts/scopes";
import { processor } from "@/lib/domain/trade/payments/processor";
import { orderHandle } from "../access/handle";
import { listApprovals } from "../approvals/read";
import { as, makePerson, orderRow, type Seller } from "../testing";
import { appOf, orderBy, PLENTY } from "../testing-apps";

export const NO_ACCEPT: Scope[] = ["purchases:read", "purchases:write"];

/** A person whose app has opened a checkout of what a seller sells. */
export async function askedBy(seller: Seller) {
  const person = await makePerson();
  const app = await appOf(person, PLENTY, NO_ACCEPT);
  const { order_id: id } = await orderBy(seller, app.at());
  const [approval] = (await listApprovals(as(person), { limit: 10 })).data;
  if (!approval) throw new Error("nothing waits");
  return { person, app, id, approval, handle: orderHandle(id) };
}

/** The standard package costs 20,000, the basic one half and the premium one twice of it; rush costs 2,500. */
export const SMALL = { tier_id: "basic", addon_ids: ["rush"], shown_cents: 12_500, since: "" };
export const LARGE = { tier_id: "premium", addon_ids: [], shown_cents: 40_000, since: "" };
export const SAME = { tier_id: "standard", addon_ids: [], shown_cents: 20_000, since: "" };

/** The processor's session that an order is paid in. */
export const sessionOf = async (id: string) => {
  const { checkoutSessionId } = await orderRow(id);
  return processor({ livemode: true }).checkout.sessions.retrieve(checkoutSessionId ?? "");
};

/** Two calls that both need an order's row, which is held until the first waits for it and the second behind it. How each ended. */
export async function inTurn(id: string, first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const calls: Promise<PromiseSettledResult<unknown>[]>[] = [];
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await database().transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for("update");
    for (const call of [first, second]) {
      calls.push(Promise.allSettled([call()]));
      await vi.waitFor(async () => expect(await database().execute(waiting)).toHaveLength(calls.length), 10_000);
    }
  });
  return (await Promise.all(calls)).flat().map(({ status }) => status);
}
