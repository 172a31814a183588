import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApp } from "@/db/factories/oauth";
import { oauthGrants } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Scope } from "@/lib/contracts/scopes";
import { newId } from "@/lib/core/values/ids";
import { offered } from "@/lib/domain/contact/quotes/testing";
import { sendOrderMessage } from "@/lib/domain/contact/threads/writing/send";
import { claimDeliveries } from "@/lib/domain/developers/webhooks/delivery/claim";
import { testCreator } from "@/lib/domain/developers/webhooks/delivery/testing";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import {
  as,
  inTest,
  makePerson,
  makeSeller,
  type Person,
  pay,
  type Seller,
  sell,
} from "@/lib/domain/trade/orders/testing";
import { appOf, orderBy, PLENTY } from "@/lib/domain/trade/orders/testing-apps";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

/** An app with an endpoint of its own, which this person let in with these scopes. */
async function listeningApp(person: Person, scopes: Scope[]) {
  const { ctx } = await testCreator();
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : "";
  const { clientId } = await makeApp({ source: "console", userId });
  const input = { app_id: clientId, url: "https://example.com/hooks", description: "", event_types: ["*" as const] };
  const endpoint = await createEndpoint(ctx, input);
  const soon = new Date(Date.now() + 3_600_000);
  await database()
    .insert(oauthGrants)
    .values({
      id: newId("grant"),
      clientId,
      userId: person.userId,
      scopes,
      resource: "r",
      lastUsedAt: new Date(),
      expiresAt: soon,
    });
  return endpoint.id;
}

type Told = { type: string; creator: string; data: { change?: string; status?: string; body?: string } };

/** What waits to be sent, by endpoint, oldest first. */
async function waiting(): Promise<(endpointId: string) => Told[]> {
  const page = { now: new Date(), leaseMs: 30_000, limit: 200, perEndpoint: 100, held: new Map(), after: "" };
  const { deliveries } = await claimDeliveries(page);
  const told = deliveries.map(({ endpointId, payload }) => ({ endpointId, body: JSON.parse(payload) }));
  return (id) =>
    told
      .filter(({ endpointId }) => endpointId === id)
      .map(({ body }) => body)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
}

it("an app that acts for a buyer hears of their orders, messages and quotes; no other app and no seller's scope does", async () => {
  const person = await makePerson();
  const hears = await listeningApp(person, ["purchases:read"]);
  const sells = await listeningApp(person, ["orders:read", "messages:read", "quotes:read"]);
  const others = await listeningApp(await makePerson(), ["purchases:read"]);
  const { order_id: id } = await orderBy(seller, (await appOf(person, PLENTY)).at());
  await pay(id);
  await deliverOrder(as(seller), id, { message: "Here it is.", links: [] });
  await sendOrderMessage(as(seller), id, { body: "The second file is larger." }, { as: "creator" });
  await offered(seller, as(person));
  const told = await waiting();
  const heard = told(hears).filter(({ type }) => type.startsWith("purchase."));
  expect(heard.map(({ type, data }) => `${type} ${data.change ?? data.body ?? data.status}`)).toEqual([
    "purchase.updated order.created",
    "purchase.updated order.paid",
    "purchase.updated order.delivered",
    "purchase.message_created The second file is larger.",
    "purchase.quote_updated REQUESTED",
    "purchase.quote_updated OFFERED",
  ]);
  expect(new Set(heard.map(({ creator }) => creator))).toEqual(new Set([person.userId]));
  expect(heard[2]?.data).toMatchObject({ id, status: "DELIVERED", delivery_number: 1 });
  expect(JSON.stringify(heard)).not.toMatch(/fee_cents|@example/);
  expect([told(sells), told(others)]).toEqual([[], []]);
});

it("in test mode the app of live mode hears nothing; of a guest's order whoever has proved the address", async () => {
  const person = await makePerson();
  const hears = await listeningApp(person, ["purchases:read"]);
  const { id } = await sell(seller, { buyerUserId: person.userId, livemode: false });
  await deliverOrder(inTest(as(seller)), id, { message: "Here.", links: [] });
  const guests = await sell(seller, { buyerEmail: "a-guest@example.com" });
  await deliverOrder(as(seller), guests.id, { message: "Here.", links: [] });
  expect((await waiting())(hears)).toEqual([]);
  // they read it in their list, and may act on it
  const own = await sell(seller, { buyerEmail: person.email });
  await deliverOrder(as(seller), own.id, { message: "Here.", links: [] });
  expect((await waiting())(hears)).toMatchObject([{ type: "purchase.updated", data: { id: own.id } }]);
});
