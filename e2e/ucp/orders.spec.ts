import { createPublicKey, verify } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeApiKey } from "@/db/factories";
import { commerceCheckouts } from "@/db/schema";
import { pay } from "@/lib/domain/trade/orders/testing";
import { expect, test } from "../fixtures";
import { expectOfficial, SCHEMA } from "./official";
import { bodyOf, type Received, send, startPlatform, type TestPlatform } from "./platform";
import { checkoutsOf, lines, onSale } from "./shop";

let platform: TestPlatform;
test.beforeEach(async () => {
  platform = await startPlatform();
});
test.afterEach(() => platform.close());

type Api = Parameters<typeof send>[0];

async function paidOrder(api: Api) {
  const shop = await onSale();
  const { id } = await checkoutsOf(api, platform).create(lines(shop.standard, shop.rush));
  const [row] = await database().select().from(commerceCheckouts).where(eq(commerceCheckouts.id, id));
  const orderId = row?.orderId ?? "";
  await pay(orderId);
  return { shop, checkoutId: id, orderId };
}

/** What the platform was told, once it was told so much. */
async function heard(count: number): Promise<Received[]> {
  await expect.poll(() => platform.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return platform.received;
}

test("the platform hears of its order whole and signed, when it is placed and when it changes", async ({ api }) => {
  const { shop, checkoutId, orderId } = await paidOrder(api);
  const [placed] = await heard(1);
  const order = JSON.parse(placed?.body ?? "");
  expectOfficial(order, SCHEMA.order);
  expect(order).toMatchObject({ id: orderId, checkout_id: checkoutId, currency: "USD" });
  expect(order.ucp.capabilities).toHaveProperty(["dev.ucp.shopping.order"]);
  expect(order.line_items.map((line: { item: { id: string } }) => line.item.id)).toEqual([shop.standard, shop.rush]);
  for (const line of order.line_items)
    expect(line).toMatchObject({ quantity: { original: 1, total: 1, fulfilled: 0 }, status: "processing" });
  expect(JSON.stringify(order)).not.toContain("@");
  await expectSigned(api, placed as Received);

  const { token } = await makeApiKey(shop.profileId);
  const delivered = await api.post(`/api/v1/orders/${orderId}/deliver`, {
    headers: { authorization: `Bearer ${token}`, "idempotency-key": orderId },
    data: { message: "Here it is." },
  });
  expect(delivered.status()).toBe(200);
  const last = (await heard(2)).at(-1) as Received;
  const after = JSON.parse(last.body);
  expectOfficial(after, SCHEMA.order);
  expect(after.line_items[0]).toMatchObject({ quantity: { total: 1, fulfilled: 1 }, status: "fulfilled" });
  expect(after.fulfillment.events.map(({ type }: { type: string }) => type)).toEqual(["processing", "delivered"]);
  expect(last.body).not.toContain("Here it is.");
  expect(last.headers["webhook-id"]).not.toBe(placed?.headers["webhook-id"]);
});

/** As a platform verifies it: by the key of our profile that the signature names. */
async function expectSigned(api: Api, { path, headers, body }: Received): Promise<void> {
  const profile = await (await api.get("/.well-known/ucp")).json();
  expect(headers["ucp-agent"]).toMatch(/^profile="https?:\/\/.+\/\.well-known\/ucp"$/);
  expect(headers["webhook-id"]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1000)).toBeLessThan(60);
  const input = String(headers["signature-input"]);
  const [, parameters = "", list = "", kid] = /^sig1=(\(([^)]*)\).*keyid="([^"]+)")$/.exec(input) ?? [];
  const covered = list.split(" ").map((name) => name.slice(1, -1));
  for (const name of ["@method", "@authority", "@path", "ucp-agent", "content-digest"]) expect(covered).toContain(name);
  const derived: Record<string, unknown> = { "@method": "POST", "@authority": headers.host, "@path": path };
  const base = [
    ...covered.map((name) => `"${name}": ${derived[name] ?? headers[name]}`),
    `"@signature-params": ${parameters}`,
  ].join("\n");
  const jwk = profile.signing_keys.find((key: { kid: string }) => key.kid === kid);
  const signature = Buffer.from(String(headers.signature).slice("sig1=:".length, -1), "base64");
  const key = createPublicKey({ key: jwk, format: "jwk" });
  expect(verify("sha256", Buffer.from(base), { key, dsaEncoding: "ieee-p1363" }, signature)).toBe(true);
  const { createHash } = await import("node:crypto");
  expect(headers["content-digest"]).toBe(`sha-256=:${createHash("sha256").update(body).digest("base64")}:`);
}

test("an order is shown to nobody who does not say who they are", async ({ api }) => {
  const { orderId } = await paidOrder(api);
  const refused = await send(api, platform, "GET", `/orders/${orderId}`);
  expect(refused.status()).toBe(401);
  expect(refused.headers()["www-authenticate"]).toMatch(
    /^Bearer realm="http.+", resource_metadata="http.+\/api\/ucp"$/,
  );
  const said = await refused.json();
  expectOfficial(said, SCHEMA.error);
  expect(said.messages).toMatchObject([{ code: "identity_required" }]);
  const wrong = await send(api, platform, "GET", `/orders/${orderId}`, undefined, {
    authorization: "Bearer gh_live_x",
  });
  expect(wrong.status()).toBe(401);
  expect(wrong.headers()["www-authenticate"]).toContain('error="invalid_token"');
});

test("a key of an account that did not buy it is told that there is none", async ({ api }) => {
  const { orderId, shop } = await paidOrder(api);
  for (const { profileId } of [shop, await onSale()]) {
    const { token } = await makeApiKey(profileId, ["purchases:read"]);
    const answer = await send(api, platform, "GET", `/orders/${orderId}`, undefined, {
      authorization: `Bearer ${token}`,
    });
    const said = await bodyOf(answer);
    expectOfficial(said, SCHEMA.error);
    expect(said).toMatchObject({ messages: [{ code: "not_found", severity: "unrecoverable" }] });
  }
});
