import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { and, eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { oauthGrants } from "@/db/schema";
import type { Scope } from "@/lib/contracts/scopes";
import { sendOrderMessage } from "@/lib/domain/contact/threads/writing/send";
import { listApprovals } from "@/lib/domain/trade/orders/approvals/read";
import { approve } from "@/lib/domain/trade/orders/approving/approve";
import { as, makeSeller, sell } from "@/lib/domain/trade/orders/testing";
import { acceptPurchase } from "@/lib/domain/trade/orders/work/accept-delivery";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { endSubscriptions, LISTENING } from "./protocol/subscriptions";
import { freshAddress, post, withService } from "./testing";

const service = withService();

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "bare", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const HEADERS = {
  accept: "application/json, text/event-stream",
  "mcp-protocol-version": "2026-07-28",
  "mcp-method": "subscriptions/listen",
};
const ID = "io.modelcontextprotocol/subscriptionId";

it("acknowledges subscriptions/listen under its id, promises nothing that never changes, and ends the stream", async () => {
  const notifications = { toolsListChanged: true, resourceSubscriptions: ["creator://ada"] };
  const params = { notifications, _meta: META };
  const request = { jsonrpc: "2.0", id: "listen-1", method: "subscriptions/listen", params };
  const response = await post(service(), JSON.stringify(request), HEADERS);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  const frames = (await response.text()).match(/(?<=data: ).+/g)?.map((frame) => JSON.parse(frame));
  expect(frames).toMatchObject([
    {
      method: "notifications/subscriptions/acknowledged",
      params: { notifications: {}, _meta: { [ID]: "listen-1" } },
    },
    { id: "listen-1", result: { resultType: "complete", _meta: { [ID]: "listen-1" } } },
  ]);
});

/** A person with an order, and the official client of an app that they let in. */
async function listening(scopes: Scope[] = ["purchases:read"]) {
  const person = await makeCreator();
  const seller = await makeSeller();
  const { id: orderId } = await sell(seller, { buyerUserId: person.userId, buyerName: "Robin" });
  const me = await consenting(person);
  const { access_token: token, clientId } = await makeTokens(me, { scopes, resource: "/api/mcp" });
  const headers = { authorization: `Bearer ${token}`, ...freshAddress() };
  const client = new Client({ name: "listener", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(new StreamableHTTPClientTransport(new URL(service().url), { requestInit: { headers } }));
  const told: string[] = [];
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => {
    told.push(params.uri);
  });
  const hears = (uri: string) => vi.waitFor(() => expect(told).toContain(uri), 10_000);
  const text = async (uri: string) => {
    const [content] = (await client.readResource({ uri })).contents;
    return content && "text" in content ? content.text : "";
  };
  return { person, me, seller, orderId, client, clientId, told, hears, text, headers };
}

it("tells the official client of an order, of approvals and of messages as they change, wherever they are written", async () => {
  const { person, me, seller, orderId, client, told, hears, text } = await listening();
  expect(client.getServerCapabilities()?.resources).toMatchObject({ subscribe: true });
  expect((await client.listResources()).resources.map(({ uri }) => uri)).toContain("approvals://mine");
  const order = `order://${orderId}`;
  const { id: foreign } = await sell(seller);
  const uris = [order, "approvals://mine", "messages://mine", `order://${foreign}`, "creator://ada"];
  const stream = await client.listen({ resourceSubscriptions: uris });
  expect(stream.honoredFilter).toEqual({ resourceSubscriptions: [order, "approvals://mine", "messages://mine"] });
  // the connection that listens says so once it does, of each in turn
  for (const uri of [order, "approvals://mine", "messages://mine"]) await hears(uri);
  told.length = 0;
  await deliverOrder(as(seller), orderId, { message: "Here.", links: [] });
  await hears(order);
  expect(told).not.toContain("approvals://mine");
  expect(await text(order)).toContain("DELIVERED");
  told.length = 0;
  await sendOrderMessage(as(seller), orderId, { body: "The second file is larger." }, { as: "creator" });
  await hears("messages://mine");
  expect(await text("messages://mine")).toContain("The second file is larger.");
  told.length = 0;
  const credential = {
    kind: "oauth",
    id: "grant_x",
    prefix: null,
    clientId: null,
    expiresAt: null,
    livemode: true,
  } as const;
  const who = { userId: person.userId, profileId: null, handle: null, displayName: "Robin", tier: "FREE" } as const;
  const asApp = { ...me, actor: { kind: "credential", credential, ...who, scopes: ["purchases:write"] } as const };
  await acceptPurchase(asApp, orderId, 1);
  await hears("approvals://mine");
  told.length = 0;
  const [asked] = (await listApprovals(me, { limit: 1 })).data;
  await approve(me, asked?.id ?? "");
  await hears("approvals://mine");
  expect(await text("approvals://mine")).toContain("APPROVED");
  await client.close();
});

it("ends with the grant, and is offered only to who may read", async () => {
  const { me, orderId, client, clientId } = await listening();
  const stream = await client.listen({ resourceSubscriptions: [`order://${orderId}`, "messages://mine"] });
  const own = and(
    eq(oauthGrants.clientId, clientId),
    eq(oauthGrants.userId, me.actor.kind === "user" ? me.actor.userId : ""),
  );
  await database().update(oauthGrants).set({ revokedAt: new Date() }).where(own);
  await sendOrderMessage(me, orderId, { body: "Thank you." }, { as: "buyer" });
  expect(await stream.closed).toBe("graceful");
  await client.close();
  const other = await listening(["identity:read"]);
  expect(other.client.getServerCapabilities()?.resources?.subscribe).toBeFalsy();
  await expect(other.text(`order://${other.orderId}`)).rejects.toThrow(/not found/i);
  await other.client.close();
});

it("ends within a second of its grant, though nothing changes; a stream of another app stays", async () => {
  const [ended, other] = [await listening(), await listening()];
  const streams = [];
  for (const { client, orderId } of [ended, other])
    streams.push(await client.listen({ resourceSubscriptions: [`order://${orderId}`] }));
  await database().update(oauthGrants).set({ revokedAt: new Date() }).where(eq(oauthGrants.clientId, ended.clientId));
  const revoked = performance.now();
  let open = true;
  void streams[1]?.closed.then(() => {
    open = false;
  });
  expect(await streams[0]?.closed).toBe("graceful");
  expect([performance.now() - revoked < 2_000, open]).toEqual([true, true]);
  await ended.client.close();
  await other.client.close();
});

it("ends well when the process drains, and so does what is asked for from then on", async () => {
  const { orderId, client } = await listening();
  const filter = { resourceSubscriptions: [`order://${orderId}`] };
  const stream = await client.listen(filter);
  const takeAgain = endSubscriptions();
  try {
    expect(await stream.closed).toBe("graceful");
    const late = await client.listen(filter);
    expect(late.honoredFilter).toEqual(filter);
    expect(await late.closed).toBe("graceful");
  } finally {
    takeAgain();
  }
  await client.close();
});

it("holds few streams of one account", async () => {
  const { orderId, client } = await listening();
  const filter = { resourceSubscriptions: [`order://${orderId}`] };
  const streams = [];
  for (let n = 0; n < LISTENING.mostOfAccount; n++) streams.push(await client.listen(filter));
  await expect(client.listen(filter)).rejects.toThrow(/At most 5 streams|429/);
  await streams[0]?.close();
  await vi.waitFor(async () => expect(await client.listen(filter)).toBeDefined(), 5_000);
  await client.close();
});
