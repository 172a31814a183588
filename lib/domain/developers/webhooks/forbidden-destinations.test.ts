import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { FORBIDDEN_HOSTS, FORBIDDEN_NAMES, testLookup } from "./delivery/testing-destinations";
import { withDeliveryLoops } from "./delivery/testing-loop";
import { checkDestination, type DestinationPolicy } from "./outbound/destination";
import { guardedAgent } from "./outbound/guard";

const { startLoop, receiver, endpointAt } = withDeliveryLoops();

const NAMES = Object.keys(FORBIDDEN_NAMES);
const FORMS = [...FORBIDDEN_HOSTS, ...NAMES, "rebind.test"];

const production: DestinationPolicy = { allowed: () => false, requireTls: true };

describe("registration", () => {
  test.each(FORBIDDEN_HOSTS)("refuses %s by its form", (host) => {
    for (const url of [`http://${host}/x`, `https://${host}:8443/x`]) {
      expect(() => checkDestination(url, "url", production)).toThrow("must not point at a private or local address");
    }
  });

  test("takes a name, wherever it points", () => {
    for (const name of NAMES) checkDestination(`https://${name}/x`, "url", production);
  });
});

test("delivery refuses all of them before a byte is sent, a name that changed since included, and says so", async () => {
  const inside = await receiver();
  const { port } = new URL(inside.url);
  const dispatcher = guardedAgent({ allowed: () => false, requireTls: false }, { lookup: testLookup() });
  const endpoints = [];
  for (const host of FORMS) endpoints.push(await endpointAt(`http://${host}:${port}/x`));
  for (const endpoint of endpoints) await endpoint.emit();
  startLoop({ dispatcher });
  const recorded = sql`select e.url, a.status, a.error from delivery_attempts a join deliveries d on d.id = a.delivery_id
    join webhook_endpoints e on e.id = d.endpoint_id`;
  await expect.poll(async () => (await database().execute(recorded)).length).toBe(FORMS.length);
  for (const { url, status, error } of await database().execute(recorded)) {
    expect([status, error], String(url)).toEqual([null, expect.stringMatching(/^ERR_BLOCKED_ADDRESS: /)]);
  }
  expect(inside.hits).toHaveLength(0);
});
