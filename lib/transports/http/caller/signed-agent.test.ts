import { generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { calculateJwkThumbprint } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signatureHeaders } from "web-bot-auth";
import { signerFromJWK } from "web-bot-auth/crypto";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { mails, oauthClients, oauthGrants } from "@/db/schema";
import { PUBLIC_REQUESTS_PER_MINUTE } from "@/lib/contracts/tiers";
import { resetEnv } from "@/lib/core/env";
import { newId } from "@/lib/core/values/ids";
import { countedAs } from "@/lib/domain/platform/access/counted-as";
import { listApprovals } from "@/lib/domain/trade/orders/approvals/read";
import { makeSeller, orderRow } from "@/lib/domain/trade/orders/testing";
import { PLENTY } from "@/lib/domain/trade/orders/testing-apps";
import { ask } from "@/lib/transports/graphql/testing";
import { callTool, freshAddress, withService } from "@/lib/transports/mcp/testing";
import { limitRate } from "./rate-limit";
import { signedAgent } from "./signed-agent";

const service = withService();
const keys = [0, 1].map(() => generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" }));
let directory: Server;
let origin: string;
let reads = 0;
let published: object[];

beforeAll(async () => {
  published = keys.slice(0, 1).map(({ kty, crv, x }) => ({ kty, crv, x }));
  directory = createServer((request, response) => {
    reads++;
    const known = request.url === "/.well-known/http-message-signatures-directory";
    response.writeHead(known ? 200 : 404, { "cache-control": "max-age=600" });
    response.end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((ready) => directory.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(directory.address() as AddressInfo).port}`;
  process.env.WEBHOOK_ALLOW_CIDRS = "127.0.0.0/8";
  resetEnv();
});
afterAll(async () => {
  delete process.env.WEBHOOK_ALLOW_CIDRS;
  resetEnv();
  await new Promise((closed) => directory.close(closed));
});

const NOW = () => new Date();
const in5 = () => new Date(Date.now() + 300_000);

/** The headers of a call that the official package signed. */
async function signed({ key = 0, agent = origin, expires = in5(), to = "http://localhost:3000/api/mcp" } = {}) {
  const headers = { "signature-agent": `"${agent}"` };
  const request = new Request(to, { method: "POST", headers });
  const signer = await signerFromJWK(keys[key] as never);
  const created = new Date(Math.min(Date.now(), expires.getTime() - 1_000));
  return { ...headers, ...(await signatureHeaders(request, signer, { created, expires })) } as Record<string, string>;
}

const callOf = (headers: Record<string, string>) => ({
  request: new Request("http://localhost:3000/api/v1/categories", { headers }),
  path: "/api/v1/categories",
  search: "",
  requestId: newId("req"),
  ip: "198.51.100.9",
  local: true,
  now: NOW(),
  startedAt: 0,
});
const refusalOf = async (headers: Record<string, string>) => {
  const error = await signedAgent(callOf(headers)).catch((thrown) => thrown);
  return `${error.code}: ${error.message}`;
};

describe("a call that an agent signed", () => {
  it("is known by the host of its keys, which are read once", async () => {
    const name = new URL(origin).host;
    expect(await signedAgent(callOf(await signed()))).toEqual({ id: origin, name });
    const before = reads;
    await signedAgent(callOf(await signed()));
    expect(reads).toBe(before);
    expect(await signedAgent(callOf({}))).toBeNull();
    expect(
      await signedAgent(callOf({ "signature-input": 'sig1=("@method");keyid="a"', signature: "sig1=:AA==:" })),
    ).toBeNull();
  });

  it("is refused with a sentence where the signature does not stand", async () => {
    expect(await refusalOf(await signed({ expires: new Date(Date.now() - 60_000) }))).toMatch(
      /unauthorized: .*has expired/,
    );
    expect(await refusalOf(await signed({ to: "https://elsewhere.example/" }))).toMatch(/does not fit/);
    expect(await refusalOf(await signed({ key: 1 }))).toMatch(/holds no Ed25519 key with the JWK thumbprint/);
    expect(await refusalOf({ ...(await signed()), "signature-agent": '"not a url"' })).toMatch(
      /Signature-Agent must name/,
    );
    expect(await refusalOf({ ...(await signed()), Signature: "other=:AA==:" })).toMatch(/holds nothing under/);
    expect(await refusalOf({ ...(await signed()), "Signature-Input": 'sig1=();tag="web-bot-auth"' })).toMatch(
      /keyid|holds nothing/,
    );
    expect(await refusalOf(await signed({ agent: "http://10.0.0.7" }))).toMatch(/private or local address/);
    expect(await refusalOf(await signed({ agent: `${origin.replace("127.0.0.1", "127.0.0.2")}` }))).toMatch(
      /could not be read|thumbprint|status/,
    );
  });

  it("finds a key that its directory has published since, once a minute at most", async () => {
    const [, second] = keys;
    published.push({
      kty: second?.kty,
      crv: second?.crv,
      x: second?.x,
      kid: await calculateJwkThumbprint(second as never),
    });
    expect(await refusalOf(await signed({ key: 1 }))).toMatch(/thumbprint/);
    const later = { ...callOf(await signed({ key: 1 })), now: new Date(Date.now() + 61_000) };
    expect(await signedAgent(later)).toMatchObject({ id: origin });
  });

  it("puts its name on the order that it opens, and refuses over the tool server, too", async () => {
    const seller = await makeSeller(true);
    const order = { handle: seller.handle, productId: seller.product.id, tierId: "standard" };
    const headers = { ...freshAddress(), ...(await signed()) };
    const { data } = await callTool<{ order_id: string }>(service(), "create_order", order, headers);
    expect(await orderRow(data.order_id)).toMatchObject({ agentId: origin, agentName: new URL(origin).host });
    const bad = { ...freshAddress(), ...(await signed({ to: "https://elsewhere.example/" })) };
    await expect(callTool(service(), "create_order", order, bad)).rejects.toThrow(/answered 401.*does not fit/);
  });

  it("puts it on what GraphQL opens, counts it there, and refuses what does not stand", async () => {
    const seller = await makeSeller(true);
    const to = "http://localhost:3000/api/graphql";
    const input = `{handle: "${seller.handle}", productId: "${seller.product.id}", tierId: "standard"}`;
    const create = `mutation { createOrder(input: ${input}, idempotencyKey: "one") { openedOrder { orderId } userErrors { message } } }`;
    const { data } = await ask(create, { headers: await signed({ to }) });
    const { orderId } = data.createOrder.openedOrder;
    expect(await orderRow(orderId)).toMatchObject({ agentId: origin, agentName: new URL(origin).host });
    const bad = await ask("{ categories { slug } }", { headers: await signed({ to: "https://elsewhere.example/" }) });
    expect(bad).toMatchObject({ status: 401, errors: [{ extensions: { code: "unauthorized" } }] });
    expect(bad.errors?.[0]?.message).toMatch(/does not fit/);
  });

  it("stands next to the name of the app that the person let in, and not in its place", async () => {
    const [seller, person] = [await makeSeller(true), await makeCreator()];
    const me = await consenting(person);
    const scopes = ["purchases:read", "purchases:write"] as const;
    const { access_token: token } = await makeTokens(me, { scopes: [...scopes], resource: "/api/mcp", limits: PLENTY });
    const [grant] = await database().select().from(oauthGrants).where(eq(oauthGrants.userId, person.userId));
    const order = { handle: seller.handle, productId: seller.product.id, tierId: "standard" };
    const headers = { ...freshAddress(), ...(await signed()), authorization: `Bearer ${token}` };
    await callTool(service(), "create_order", order, headers);
    const [asked] = (await listApprovals(me, { limit: 1 })).data;
    const [client] = await database()
      .select()
      .from(oauthClients)
      .where(eq(oauthClients.id, grant?.clientId ?? ""));
    const host = new URL(origin).host;
    expect(asked).toMatchObject({ app: client?.name, signed_by: host });
    const [mail] = await database().select().from(mails).where(eq(mails.recipient, person.email));
    expect(mail?.subject).toContain(`${client?.name} (signed by ${host}) would like to order`);
  });

  it("has a limit of its own, and its network's agents ten together", async () => {
    const agent = { id: "https://one.example", name: "one.example" };
    const anonymous = { kind: "anonymous" } as const;
    expect(countedAs(anonymous, "198.51.100.77", agent)).toEqual([
      { who: "agent:https://one.example", times: 1 },
      { who: "agents:198.51.100.77", times: 10 },
    ]);
    const call = { ...callOf({}), ip: "198.51.100.77" };
    for (let n = 0; n < PUBLIC_REQUESTS_PER_MINUTE; n++) await limitRate(anonymous, { ...call, agent });
    await expect(limitRate(anonymous, { ...call, agent })).rejects.toMatchObject({ code: "rate_limit_exceeded" });
    await expect(limitRate(anonymous, call)).resolves.toBeDefined();
  });
});
