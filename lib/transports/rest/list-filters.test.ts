import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makePaidOrder } from "@/db/factories";
import { makeAgent, makeRun } from "@/db/factories/agents";
import { makeMembership, makeTier } from "@/db/factories/creator-records";
import { agentRuns, orders, quotes } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewQuote } from "@/lib/contracts/contact/quotes";
import { createContext } from "@/lib/core/context";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { listeningHost } from "@/lib/transports/host/testing-host";

const OLD = new Date("2026-03-10T12:00:00Z");
const NEW = new Date("2026-06-10T12:00:00Z");

let db: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
let token: string;
/** By list: the thing of March and that of June. */
const made: Record<string, [string, string]> = {};

beforeAll(async () => {
  db = await testDatabase();
  host = await listeningHost();
  const [own, seller] = [await makeCreator(), await makeCreator()];
  ({ token } = await makeApiKey(own.profileId));
  const tier = await makeTier(own.profileId);
  const agentId = await makeAgent(own.profileId);
  const asked = NewQuote.parse({ handle: own.handle, brief: "A mark." });
  const guest = createContext({ actor: { kind: "anonymous" }, requestId: "req_test" });
  const pair = async (make: (at: Date) => Promise<string>): Promise<[string, string]> => [
    await make(OLD),
    await make(NEW),
  ];
  made.memberships = await pair(async (startedAt) => (await makeMembership(own.profileId, tier.id, { startedAt })).id);
  made.purchases = await pair(async (createdAt) => {
    const { id } = await makePaidOrder(seller.profileId, { buyerUserId: own.userId });
    const status = createdAt === OLD ? "DELIVERED" : "PAID";
    await database().update(orders).set({ createdAt, status }).where(eq(orders.id, id));
    return id;
  });
  made["agents/runs"] = await pair(async (createdAt) => {
    const id = await makeRun(own.profileId, agentId);
    await database().update(agentRuns).set({ createdAt }).where(eq(agentRuns.id, id));
    return id;
  });
  made.quotes = await pair(async (createdAt) => {
    const { id } = await requestQuote(guest, asked);
    await database().update(quotes).set({ createdAt }).where(eq(quotes.id, id));
    return id;
  });
});

afterAll(async () => {
  await host.close();
  await db.drop();
});

async function list(path: string, query: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const { data, error } = await (await fetch(`${host.url}/api/v1/${path}?${query}`, { headers })).json();
  return data?.map(({ id }: { id: string }) => id) ?? [error.code];
}

describe.each(["memberships", "purchases", "agents/runs", "quotes"])("GET /v1/%s", (path) => {
  it("lists those of a span of time: dates stand for whole days, moments for themselves", async () => {
    const [old, fresh] = made[path] ?? [];
    expect(await list(path, "")).toEqual([fresh, old]);
    expect(await list(path, "from=2026-04-01")).toEqual([fresh]);
    expect(await list(path, "to=2026-03-10")).toEqual([old]);
    expect(await list(path, `to=${OLD.toISOString()}`)).toEqual([]);
    expect(await list(path, `from=${OLD.toISOString()}&to=2026-06-09`)).toEqual([old]);
    expect(await list(path, "from=2026-03-10&to=2026-06-10")).toEqual([fresh, old]);
  });

  it("refuses a span that ends before it begins", async () => {
    expect(await list(path, "from=2026-04-01&to=2026-03-01")).toEqual(["invalid_request"]);
  });
});

it("lists purchases in a state", async () => {
  const [old, fresh] = made.purchases ?? [];
  expect(await list("purchases", "status=PAID")).toEqual([fresh]);
  expect(await list("purchases", "status=DELIVERED&from=2026-01-01")).toEqual([old]);
});
