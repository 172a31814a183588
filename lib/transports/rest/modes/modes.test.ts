import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { OPERATIONS } from "@/lib/contracts";
import type { ResourcePath } from "@/lib/contracts/developers/oauth/oauth";
import type { Operation } from "@/lib/contracts/operation";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { MANIFEST } from "@/lib/transports/host/routing/manifest.gen";
import { createMatcher, handlerOf } from "@/lib/transports/host/routing/match";
import { bothModes, countIn, idsIn, type Mode } from "./testing";
import { type Body, TRIES, type Try, type World } from "./tries";

const MODES = ["live", "test"] as const;
const otherOf = (mode: Mode): Mode => (mode === "live" ? "test" : "live");
const split = OPERATIONS.filter(({ touches }) => touches === "split");
const matching = createMatcher(MANIFEST);

let db: TestDatabase;
let world: World;
beforeAll(async () => {
  db = await testDatabase();
  world = await bothModes();
}, 120_000);
afterAll(() => db.drop());

/** Calls an operation with the key of a mode, about `thing`. */
async function call(
  operation: Operation,
  mode: Mode,
  thing: string,
  attempt: Exclude<Try, { list: unknown }> | null,
  query = "",
  token = world.keys[mode].token,
) {
  const handle = operation.path.endsWith("/bookings") ? world.other.handle : world.own.handle;
  const values: Record<string, string> = { handle, id: thing, runId: thing };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const found = matching(`/api${path}`);
  const handler = found && handlerOf(found.module, operation.method);
  if (!handler) throw new Error(`${path} is not served`);
  const headers = new Headers({ authorization: `Bearer ${token}`, "idempotency-key": randomUUID() });
  const response = await handler(
    new Request(`http://localhost:3000/api${path}${query}`, { method: operation.method, headers, ...bodyOf() }),
    { params: Promise.resolve(found.params) } as never,
  );
  return { status: response.status, text: await response.text(), headers: response.headers };

  function bodyOf(): RequestInit {
    if (operation.method === "GET" || operation.method === "DELETE") return {};
    if (attempt && "upload" in attempt) {
      const form = new FormData();
      form.set("file", new File(["a plan"], "plan.txt", { type: "text/plain" }));
      return { body: form };
    }
    const own = { ...world.things[mode], ...(attempt && "of" in attempt && { [attempt.of]: thing }) };
    headers.set("content-type", "application/json");
    return { body: JSON.stringify(attempt?.body?.(world, own) ?? operation.example?.body ?? {}) };
  }
}

const named = (id: string) => split.find((operation) => operation.id === id) as Operation;
const cases = <T extends Try>(is: (attempt: Try) => attempt is T) =>
  Object.entries(TRIES).flatMap(([id, attempt]) => (is(attempt) ? [{ id, attempt }] : []));

describe("no credential of one mode meets a row of the other", () => {
  it("by any operation: each that touches such rows is in this table", () => {
    expect(Object.keys(TRIES).sort()).toEqual(split.map(({ id }) => id).sort());
  });

  describe.each(cases((attempt) => "list" in attempt))("$id", ({ id, attempt }) => {
    it.each(MODES)("answers a %s key with what is of its mode alone", async (mode) => {
      const { list, query } = attempt as Extract<Try, { list: unknown }>;
      const answer = await call(named(id), mode, "", null, query);
      expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
      if (list) expect(answer.text).toContain(world.things[mode][list]);
      const foreign = (await idsIn(otherOf(mode) === "live")).filter((row) => answer.text.includes(row));
      expect(foreign).toEqual([]);
    });
  });

  describe.each(cases((attempt) => "of" in attempt))("$id", ({ id, attempt }) => {
    const about = attempt as Extract<Try, { of: unknown }>;
    it.each(MODES)("tells a %s key that there is nothing of the other mode", async (mode) => {
      const strange = await call(named(id), mode, world.things[otherOf(mode)][about.of], about);
      expect([strange.status, strange.text]).toEqual([404, expect.stringContaining('"not_found"')]);
    });
    it.skipIf(about.gone).each(MODES)("finds for a %s key what is of its own", async (mode) => {
      const answer = await call(named(id), mode, world.things[mode][about.of], about);
      expect([200, 201, 202, 402, 409], answer.text).toContain(answer.status);
    });
  });

  describe.each(cases((attempt) => "makes" in attempt))("$id", ({ id, attempt }) => {
    const making = attempt as Extract<Try, { makes: string }>;
    it.each(MODES)("makes for a %s key what is of its mode", async (mode) => {
      const before = await countIn(making.makes);
      const body = id === "bookSlot" ? await slot(mode) : making.body;
      const answer = await call(named(id), mode, world.agentId, { ...making, ...(body && { body }) });
      expect([200, 201, 202], answer.text).toContain(answer.status);
      const after = await countIn(making.makes);
      expect({ [mode]: after[mode], [otherOf(mode)]: after[otherOf(mode)] }).toEqual({
        [mode]: before[mode] + 1,
        [otherOf(mode)]: before[otherOf(mode)],
      });
    });
  });
});

it("a file that was uploaded is downloaded byte by byte, to be saved and never shown", async () => {
  const made = await call(named("uploadFile"), "live", "", { makes: "files", upload: true });
  const { id } = JSON.parse(made.text) as { id: string };
  const answer = await call(named("downloadFile"), "live", id, null);
  expect([answer.status, answer.text]).toEqual([200, "a plan"]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": expect.stringMatching(/^attachment;.*plan\.txt/),
    "x-content-type-options": "nosniff",
  });
});

it("an app of the tool server downloads the files that its answers name, and does nothing else here", async () => {
  const { userId, profileId, handle } = world.own;
  const person = await consenting({ userId, profileId, email: `${handle}@example.com` });
  const { id } = await uploadFile(person, { name: "plan.txt", bytes: Buffer.from("a plan") });
  const tokenOf = async (resource: ResourcePath) => (await makeTokens(person, { resource })).access_token;
  const asks = async (operation: Operation, resource: ResourcePath) =>
    (await call(operation, "live", id, null, "", await tokenOf(resource))).status;
  expect(await asks(named("downloadFile"), "/api/mcp")).toBe(200);
  expect(await asks(named("downloadFile"), "/api/v1")).toBe(200);
  expect(await asks(named("downloadFile"), "/api/ucp")).toBe(401);
  for (const other of OPERATIONS.filter(({ tokensOf, scope }) => !tokensOf && scope === "any"))
    expect([other.id, await asks(other, "/api/mcp")]).toEqual([other.id, 401]);
});

async function slot(mode: Mode): Promise<Body> {
  const { text } = await call({ ...named("listSlots"), path: "/v1/creators/{handle}/slots" }, mode, "", null);
  const [starts_at] = (JSON.parse(text) as { slots: string[] }).slots;
  return () => ({ starts_at, timezone: "UTC" });
}

it.each(OPERATIONS.filter(({ touches }) => touches === "test"))("$id is refused to a live key", async (operation) => {
  const answer = await call(operation, "live", "", null);
  expect([answer.status, answer.text]).toEqual([403, expect.stringContaining("Use a test key")]);
});

describe("what both modes share", () => {
  const shared = OPERATIONS.filter(({ touches }) => touches === "shared");

  it.each(shared.filter(({ method }) => method !== "GET"))(
    "$id is refused to a test key before anything else",
    async (operation) => {
      const answer = await call(operation, "test", world.agentId, null);
      expect([answer.status, answer.text]).toEqual([403, expect.stringContaining("Use a live key.")]);
    },
  );

  it.each(shared.filter(({ method }) => method === "GET"))("$id answers both alike", async (operation) => {
    const [live, test] = await Promise.all(MODES.map((mode) => call(operation, mode, world.agentId, null)));
    expect(test?.status).toBe(live?.status);
    for (const row of await idsIn(true)) if (row !== world.keys.live.id) expect(test?.text).not.toContain(row);
  });
});
