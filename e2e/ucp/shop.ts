import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { commerceCheckouts, orders } from "@/db/schema";
import type { CheckoutAnswer } from "@/lib/contracts/commerce/checkout";
import type { Message } from "@/lib/contracts/commerce/protocol";
import { processor } from "@/lib/domain/trade/payments/processor";
import { expectOfficial, SCHEMA } from "./official";
import { bodyOf, send, type TestPlatform } from "./platform";

type Api = Parameters<typeof send>[0];
export type Said = CheckoutAnswer & { ucp: { status: string }; messages?: Message[] };

/** Something on sale: three packages (100, 200, 400 dollars) and the add-ons `rush` (25) and `extra-round` (10). */
export async function onSale(parts: Parameters<typeof makeCreator>[0] = {}) {
  const creator = await makeCreator({ mcpDiscoverable: true, ...parts });
  const { id } = await makeProduct(creator.profileId, { sellable: true });
  return { ...creator, product: id, basic: `${id}:basic`, standard: `${id}:standard`, rush: `${id}+rush` };
}

export const lines = (...ids: string[]) => ({ line_items: ids.map((id) => ({ item: { id }, quantity: 1 })) });

/** One platform's way with checkouts: every answer is held against the protocol's schemas. */
export function checkoutsOf(api: Api, platform: TestPlatform, headers: Record<string, string> = {}) {
  async function call(method: "GET" | "POST" | "PUT", path: string, data: unknown, status: number): Promise<Said> {
    const said = await bodyOf(await send(api, platform, method, `/checkout-sessions${path}`, data, headers), status);
    expectOfficial(said, (said.ucp as { status: string }).status === "error" ? SCHEMA.error : SCHEMA.checkout);
    return said as never;
  }
  return {
    create: (data: object, status = 201) => call("POST", "", data, status),
    get: (id: string) => call("GET", `/${id}`, undefined, 200),
    update: (id: string, data: object) => call("PUT", `/${id}`, data, 200),
    complete: (id: string, data: object = { payment: { instruments: [] } }) =>
      call("POST", `/${id}/complete`, data, 200),
    cancel: (id: string) => call("POST", `/${id}/cancel`, undefined, 200),
  };
}

export const codesOf = ({ messages = [] }: { messages?: Message[] }) => messages.map(({ code }) => code);

export function totalOf({ totals }: Pick<CheckoutAnswer, "totals">): number | undefined {
  return totals.find(({ type }) => type === "total")?.amount;
}

/** The order behind a checkout. */
export async function orderOf(checkoutId: string) {
  const [row] = await database()
    .select({ order: orders })
    .from(commerceCheckouts)
    .innerJoin(orders, eq(orders.id, commerceCheckouts.orderId))
    .where(eq(commerceCheckouts.id, checkoutId));
  if (!row) throw new Error(`${checkoutId} has no order`);
  return row.order;
}

/** What the processor says of an order's hosted page. */
export async function pageOf({ checkoutSessionId }: { checkoutSessionId: string | null }) {
  return (await processor().checkout.sessions.retrieve(checkoutSessionId ?? "")).status;
}
