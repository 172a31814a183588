import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makePaidOrder } from "@/db/factories";
import { events } from "@/db/schema";
import { deliverOrder, type OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/orders/${id}/deliver`;
const SCOPES = ["orders:read", "orders:write"] as const;
const HOURS_72 = 72 * 3_600_000;

/** A creator with one paid order. */
async function seller(parts: Parameters<typeof makePaidOrder>[1] = {}) {
  const caller = await makeCaller(SCOPES);
  return { ...caller, order: await makePaidOrder(caller.creator.profileId, parts) };
}

test.describe("200", () => {
  test("the order, delivered, with 72 hours for the buyer", async ({ api }) => {
    const { headers, order } = await seller();
    const data = {
      message: "  The set.\n\u{1f58b} ",
      links: ["https://files.example.com/a.zip", "http://example.com/b"],
    };
    const response = await api.post(path(order.id), { headers: keyed(headers), data });
    expect(response.status()).toBe(200);
    const delivered: OrderDetailView = await response.json();
    expect(delivered).toMatchObject({ id: order.id, status: "DELIVERED", delivery_number: 1, closed_at: null });
    expect(Date.parse(delivered.accept_by ?? "") - Date.parse(delivered.delivered_at ?? "")).toBe(HOURS_72);
    expect(delivered.deliveries).toEqual([
      {
        number: 1,
        message: "The set.\n\u{1f58b}",
        links: data.links,
        files: [],
        created_at: delivered.delivered_at,
        changes_asked: null,
      },
    ]);
    expect(delivered.timeline.at(-1)).toMatchObject({ actor: "creator", from: "PAID", to: "DELIVERED" });
  });

  test("with neither message nor links", async ({ api }) => {
    const { headers, order } = await seller();
    const response = await api.post(path(order.id), { headers: keyed(headers), data: {} });
    expect((await response.json()).deliveries).toMatchObject([{ message: "", links: [] }]);
  });

  test("after a revision was asked for, as the next delivery", async ({ api }) => {
    const { headers, order } = await seller({ status: "REVISION_REQUESTED", deliveryNumber: 1, revisionsUsed: 1 });
    const response = await api.post(path(order.id), { headers: keyed(headers), data: {} });
    expect(await response.json()).toMatchObject({ status: "DELIVERED", delivery_number: 2, revisions_used: 1 });
  });

  test("once, however often one key is sent; one event", async ({ api }) => {
    const { creator, headers, order } = await seller();
    const sent = { headers: keyed(headers, randomUUID()), data: { message: "Once." } };
    const first = await api.post(path(order.id), sent);
    const again = await api.post(path(order.id), sent);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers()["idempotent-replayed"]).toBe("true");
    const delivered = and(eq(events.ownerId, creator.profileId), eq(events.type, "order.delivered"));
    expect(await database().$count(events, delivered)).toBe(1);
  });
});

test.describe("404", () => {
  test("for another creator's order, which stays as it is", async ({ api }) => {
    const [{ headers, order }, stranger] = [await seller(), await makeCaller(SCOPES)];
    const messages: string[] = [];
    for (const id of [order.id, newId("ord")]) {
      const response = await api.post(path(id), { headers: keyed(stranger.headers), data: {} });
      messages.push((await expectRefusal(response, 404, "not_found")).message);
    }
    expect(messages[0]).toBe(messages[1]);
    const kept = await (await api.get(`/api/v1/orders/${order.id}`, { headers })).json();
    expect(kept).toMatchObject({ status: "PAID", deliveries: [] });
  });
});

test.describe("409", () => {
  for (const status of ["CHECKOUT_OPEN", "DELIVERED", "COMPLETED", "DISPUTED", "CANCELED", "REFUNDED"] as const) {
    test(`while the order is ${status}`, async ({ api }) => {
      const { headers, order } = await seller({ status });
      const response = await api.post(path(order.id), { headers: keyed(headers), data: {} });
      const error = await expectRefusal(response, 409, "invalid_state_transition");
      expect(error.message).toContain(status);
    });
  }

  test("for the second of two deliveries with keys of their own", async ({ api }) => {
    const { headers, order } = await seller();
    const [one, two] = await Promise.all(
      [1, 2].map(() => api.post(path(order.id), { headers: keyed(headers), data: {} })),
    );
    expect([one?.status(), two?.status()].sort()).toEqual([200, 409]);
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["message", { message: "m".repeat(5_001) }],
    ["message", { message: 7 }],
    ["links", { links: "https://example.com" }],
    ["links", { links: Array(21).fill("https://example.com") }],
    ["links.0", { links: ["example.com/a"] }],
    ["links.0", { links: ["javascript:alert(1)"] }],
    ["links.0", { links: ["data:text/html,hi"] }],
    ["links.0", { links: ["ftp://example.com/a"] }],
    ["links.0", { links: ["https://bank.example@example.com/"] }],
    ["links.1", { links: ["https://example.com", `https://example.com/${"a".repeat(2_048)}`] }],
    ["status", { status: "COMPLETED" }],
  ] as const) {
    test(`names ${param} of ${JSON.stringify(data).slice(0, 60)}`, async ({ api }) => {
      const { headers, order } = await seller();
      const response = await api.post(path(order.id), { headers: keyed(headers), data });
      expect((await expectRefusal(response, 422, "validation_error")).param).toBe(param);
    });
  }

  test("not for a message of 5,000 characters that take two units each, and 20 links", async ({ api }) => {
    const { headers, order } = await seller();
    const data = { message: "\u{1f58b}".repeat(5_000), links: Array(20).fill("https://example.com/a?b=c#d") };
    expect((await api.post(path(order.id), { headers: keyed(headers), data })).status()).toBe(200);
  });
});

describeRefusals(deliverOrder, (api, headers) =>
  api.post(path(newId("ord")), { headers: keyed(headers), data: { message: "Done." } }),
);
