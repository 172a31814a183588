import { authorizationRequest, CALLBACK, consenting, makeApp } from "@/db/factories/oauth";
import { approve } from "@/lib/domain/developers/oauth/authorization/approve";
import { pay } from "@/lib/domain/trade/orders/testing";
import { expect, freshAddress, test } from "../fixtures";
import { expectOfficial, SCHEMA } from "./official";
import { bodyOf, send, startPlatform, type TestPlatform } from "./platform";
import { checkoutsOf, codesOf, lines, onSale } from "./shop";

const MANAGE = "dev.ucp.shopping.checkout:manage";
const READ = "dev.ucp.shopping.order:read";

let platform: TestPlatform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.close());

type Api = Parameters<typeof send>[0];

/** A platform that a person let in, as the protocol says: its scopes, no `resource`, PKCE. */
async function linked(api: Api, scope: string, perOrderCents = 50_000) {
  const person = await consenting();
  const { clientId } = await makeApp();
  const { verifier, query } = authorizationRequest(clientId, { scope });
  const limits = { per_order_cents: perOrderCents, per_month_cents: 50_000, until: null, categories: null };
  const location = new URL(await approve(person, query.toString(), scope.includes(MANAGE) ? limits : undefined));
  const form = {
    grant_type: "authorization_code",
    code: location.searchParams.get("code") ?? "",
    code_verifier: verifier,
    redirect_uri: CALLBACK,
    client_id: clientId,
  };
  const answer = await api.post("/api/oauth/token", { form, headers: { "x-forwarded-for": freshAddress() } });
  const tokens = await bodyOf(answer);
  return { person, tokens, bearer: { authorization: `Bearer ${tokens.access_token}` } };
}

const claimsOf = (token: unknown) => JSON.parse(Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString());

test("the scopes are published where platforms look", async ({ api, baseURL }) => {
  const server = await (await api.get("/.well-known/oauth-authorization-server")).json();
  expect(server.scopes_supported).toEqual(expect.arrayContaining([MANAGE, READ]));
  expect(server).toMatchObject({ authorization_response_iss_parameter_supported: true });
  const resource = await (await api.get("/.well-known/oauth-protected-resource/api/ucp")).json();
  expect(resource).toMatchObject({ authorization_servers: [server.issuer], scopes_supported: [MANAGE, READ] });
  expect(resource.resource).toBe(`${server.issuer}/api/ucp`);
  const { ucp } = await (await api.get("/.well-known/ucp")).json();
  const [identity] = ucp.capabilities["dev.ucp.common.identity_linking"];
  expectOfficial(identity, SCHEMA.identity);
  expect(Object.keys(identity.config.scopes)).toEqual([READ]);
  expect(baseURL).toBeTruthy();
});

test("a token that is asked for in the protocol's words speaks them, and is for these endpoints alone", async ({
  api,
}) => {
  const { tokens, bearer } = await linked(api, `${MANAGE} ${READ}`);
  expect(String(tokens.scope).split(" ").sort()).toEqual([MANAGE, READ]);
  expect(claimsOf(tokens.access_token)).toMatchObject({
    aud: expect.stringMatching(/\/api\/ucp$/),
    scope: tokens.scope,
  });
  expect((await api.get("/api/v1/purchases", { headers: bearer })).status()).toBe(401);
});

test("a checkout of a linked buyer is theirs, and within what they allowed", async ({ api }) => {
  const { person, bearer } = await linked(api, `${MANAGE} ${READ}`, 20_000);
  const { basic, standard, rush } = await onSale();
  const checkouts = checkoutsOf(api, platform, bearer);
  const made = await checkouts.create(lines(standard, rush));
  expect(made).toMatchObject({ status: "incomplete" });
  expect(codesOf(made)).toEqual(["spend_limit_exceeded"]);
  expect(made.continue_url).toContain("/settings/apps");
  const within = await checkouts.update(made.id, lines(basic));
  expect(within.status).toBe("requires_escalation");
  // anyone who knows its id and calls without the buyer's token is told nothing
  expect(codesOf(await checkoutsOf(api, platform).get(made.id))).toEqual(["not_found"]);
  const stranger = await linked(api, `${MANAGE} ${READ}`);
  expect(codesOf(await checkoutsOf(api, platform, stranger.bearer).get(made.id))).toEqual(["not_found"]);

  const orderId = await orderOf(made.id);
  await pay(orderId);
  await expect.poll(async () => (await checkouts.get(made.id)).status).toBe("completed");
  const order = await bodyOf(await send(api, platform, "GET", `/orders/${orderId}`, undefined, bearer));
  expectOfficial(order, SCHEMA.order);
  expect(order).toMatchObject({ id: orderId, checkout_id: made.id });
  const other = await bodyOf(await send(api, platform, "GET", `/orders/${orderId}`, undefined, stranger.bearer));
  expect(other).toMatchObject({ messages: [{ code: "not_found" }] });
  expect(person.actor.kind).toBe("user");
});

async function orderOf(checkoutId: string): Promise<string> {
  const { database } = await import("@/db/client");
  const { commerceCheckouts } = await import("@/db/schema");
  const { eq } = await import("drizzle-orm");
  const [row] = await database().select().from(commerceCheckouts).where(eq(commerceCheckouts.id, checkoutId));
  return row?.orderId ?? "";
}

test("a token without the scope is refused with the whole set that is needed", async ({ api }) => {
  const { basic } = await onSale();
  const { bearer } = await linked(api, READ);
  const refused = await send(api, platform, "POST", "/checkout-sessions", lines(basic), bearer);
  expect(refused.status()).toBe(403);
  const challenge = refused.headers()["www-authenticate"];
  expect(challenge).toContain('error="insufficient_scope"');
  expect(challenge).toContain(`scope="${MANAGE}"`);
  expect(challenge).toMatch(/realm="http[^"]+"/);
  const said = await refused.json();
  expectOfficial(said, SCHEMA.error);
  expect(said.messages).toMatchObject([{ code: "insufficient_scope", severity: "requires_buyer_review" }]);

  const { id } = await checkoutsOf(api, platform).create(lines(basic));
  const cancel = await send(api, platform, "POST", `/checkout-sessions/${id}/cancel`, undefined, bearer);
  expect(cancel.status()).toBe(403);

  const manage = await linked(api, MANAGE);
  const order = await send(api, platform, "GET", "/orders/ord_x", undefined, manage.bearer);
  expect(order.status()).toBe(403);
  expect(order.headers()["www-authenticate"]).toContain(`scope="${READ}"`);
});

test("a token that was revoked is refused at the next call", async ({ api }) => {
  const { bearer, tokens } = await linked(api, READ);
  const claims = claimsOf(tokens.access_token);
  const form = { token: String(tokens.refresh_token), client_id: claims.client_id };
  expect((await api.post("/api/oauth/revoke", { form })).status()).toBe(200);
  const refused = await send(api, platform, "GET", "/orders/ord_x", undefined, bearer);
  expect(refused.status()).toBe(401);
  expect(refused.headers()["www-authenticate"]).toContain('error="invalid_token"');
});
