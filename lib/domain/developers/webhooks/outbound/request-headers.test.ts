import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { isReservedHeader } from "@/lib/contracts/developers/webhooks/webhook-headers";
import { openHeaders, sealHeaders } from "../custom-headers";
import { withDeliveryLoops } from "../delivery/testing-loop";
import { requestHeaders } from "./request-headers";

const { startLoop, receiver, endpointAt } = withDeliveryLoops();

const OWN = { Authorization: "Bearer s3cret", "X-Tenant": "acme" };
const FORBIDDEN = {
  "service-signature": "t=1,v1=00",
  "SERVICE-EVENT": "forged",
  "Content-Type": "text/plain",
  "content-length": "1",
  Host: "internal",
  Connection: "close",
  "Transfer-Encoding": "chunked",
  "User-Agent": "curl",
  "Proxy-Authorization": "Basic x",
};

test.each(Object.keys(FORBIDDEN))("%s is not the owner's to set", (name) => {
  expect(isReservedHeader(name)).toBe(true);
});

test.each(Object.keys(OWN))("%s is", (name) => {
  expect(isReservedHeader(name)).toBe(false);
});

test("headers are sealed: nothing of them is readable at rest", () => {
  const sealed = sealHeaders(OWN);
  expect(sealed?.toString("latin1")).not.toMatch(/Bearer|Tenant/);
  expect(openHeaders(sealed)).toEqual(OWN);
  expect(openHeaders(null)).toEqual({});
});

test("every attempt carries the owner's headers, none replaces ours, and the record makes them again exactly", async () => {
  const to = await receiver();
  const endpoint = await endpointAt(`${to.url}/hook`, { sealedHeaders: sealHeaders({ ...OWN, ...FORBIDDEN }) });
  await endpoint.emit();
  startLoop();
  await expect.poll(async () => (await endpoint.deliveries())[0]?.state).toBe("SUCCEEDED");
  const { host, connection, "content-length": length, ...sent } = to.hits[0]?.headers ?? {};
  expect(sent).toMatchObject({ authorization: "Bearer s3cret", "x-tenant": "acme", "service-event": "post.created" });
  expect([host, connection, length]).toEqual([new URL(to.url).host, "keep-alive", `${to.hits[0]?.body.length}`]);

  const [attempt] = await database().execute<{ [column: string]: string }>(sql`
    select d.id, d.event_type as type, d.event_id, a.url, a.signature, encode(a.sealed_headers, 'hex') as sealed
    from delivery_attempts a join deliveries d on d.id = a.delivery_id where d.endpoint_id = ${endpoint.id}`);
  const { id = "", type = "", event_id: eventId = "", url, signature = "", sealed = "" } = attempt ?? {};
  expect(url).toBe(`${to.url}/hook`);
  const again = requestHeaders({ id, type, eventId, signature, sealedHeaders: Buffer.from(sealed, "hex") });
  expect(Object.fromEntries(Object.entries(again).map(([name, value]) => [name.toLowerCase(), value]))).toEqual(sent);
});

test("headers sealed under another AUTH_SECRET fail the attempt and send nothing", async () => {
  const to = await receiver();
  const endpoint = await endpointAt(to.url, { sealedHeaders: Buffer.alloc(60, 7) });
  await endpoint.emit();
  startLoop();
  await expect.poll(async () => (await endpoint.deliveries())[0]?.log.length).toBe(1);
  expect((await endpoint.deliveries())[0]).toMatchObject({ state: "PENDING", log: [{ status: null }] });
  expect(to.hits).toHaveLength(0);
});
