import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { OPERATIONS } from "@/lib/contracts";
import type { Operation } from "@/lib/contracts/operation";
import { bothModes, idsIn, type Mode, rowsOf, type Things } from "../rest/modes/testing";
import { graphSchema } from "./schema";
import { ask } from "./testing";
import { SELECTIONS } from "./testing-selections";

const BY_ID = new Map(OPERATIONS.map((operation) => [operation.id, operation]));
const MODES = ["live", "test"] as const;
const otherOf = (mode: Mode): Mode => (mode === "live" ? "test" : "live");

/** About a part of the thing that is not there in either mode: a proposal, a refund. */
const OF_PARTS = new Set(["acceptForOrder", "acceptForPurchase", "retryRefund", "offerToBrief"]);

const EXAMPLE_ID = /(?<=[( ]id: ")([a-z]+)_01k5s3v9n6e8wbr4q2ycx7th0d/;

type Field = { name: string; operation: Operation; query: string; kind: string | undefined; writes: boolean };

const { query: queries, mutation: mutations } = {
  query: graphSchema().getQueryType(),
  mutation: graphSchema().getMutationType(),
};
const FIELDS: Field[] = [queries, mutations].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).flatMap((field) => {
    const operation = BY_ID.get(String(field.extensions.operation));
    const query = SELECTIONS[field.name];
    if (!operation || !query) return [];
    return { name: field.name, operation, query, kind: EXAMPLE_ID.exec(query)?.[1], writes: root === mutations };
  }),
);
const of = (touches: Operation["touches"]) => FIELDS.filter(({ operation }) => operation.touches === touches);
/** What ends a thing comes after what else is done with it. */
const ENDS = /^(?:revoke|disable)/;
const split = of("split").sort((a, b) => Number(ENDS.test(a.name)) - Number(ENDS.test(b.name)));

let db: TestDatabase;
let world: Awaited<ReturnType<typeof bothModes>>;
beforeAll(async () => {
  db = await testDatabase();
  world = await bothModes();
}, 120_000);
afterAll(() => db.drop());

/** Sends a field's selection with the key of a mode, about `id` where it is about one thing. */
async function send({ query, writes }: Field, mode: Mode, id?: string) {
  const text = query
    .replace(EXAMPLE_ID, id ?? "$&")
    .replaceAll("prod_01k5s3v9n6e8wbr4q2ycx7th0d", world.products.own.id)
    .replaceAll("agent_01k5s3v9n6e8wbr4q2ycx7th0d", world.agentId)
    .replaceAll('"somebody"', JSON.stringify(world.other.handle))
    .replace('idempotencyKey: "k"', `idempotencyKey: "${randomUUID()}"`)
    .replace(/\{ replayed \}(?= \}$)/, "{ replayed userErrors { code } }");
  const answer = await ask(text, { token: world.keys[mode].token });
  const codes = [
    ...(answer.errors ?? []).map(({ extensions }) => extensions.code),
    ...(writes ? Object.values(answer.data ?? {}) : []).flatMap((payload) =>
      ((payload as { userErrors?: { code: string }[] } | null)?.userErrors ?? []).map(({ code }) => code),
    ),
  ];
  return { codes, data: answer.data, text: JSON.stringify(answer.data ?? null) };
}

const things = (mode: Mode, kind: string) =>
  Object.values(world.things[mode]).filter((id) => id.startsWith(`${kind}_`));

it("has every field in its table: of each that there is, the operation and a selection are known", () => {
  const all = [queries, mutations].flatMap((root) => Object.keys(root?.getFields() ?? {}));
  expect(FIELDS.map(({ name }) => name).sort()).toEqual(all.filter((name) => !/^nodes?$/.test(name)).sort());
});

describe.each(split.map((field) => [field.name, field] as const))("%s", (_, field) => {
  const { kind, operation } = field;
  const aboutOne = kind !== undefined && kind !== "agent";

  it.each(MODES)("shows a %s key nothing of the other mode, and changes nothing there", async (mode) => {
    const foreign = otherOf(mode);
    const [before, rows] = [await rowsOf(foreign), await idsIn(foreign === "live")];
    const sent = aboutOne ? things(foreign, kind) : [undefined];
    expect(sent.length, `bothModes() makes a ${kind}`).toBeGreaterThan(0);
    for (const id of sent) {
      const { codes, data, text } = await send(field, mode, id);
      if (aboutOne && codes.length === 0) expect(Object.values(data), text).toEqual([null]);
      else if (aboutOne) expect(codes).toEqual(["not_found"]);
      expect(rows.filter((row) => text.includes(row))).toEqual([]);
    }
    expect(await rowsOf(foreign)).toEqual(before);
  });

  if (aboutOne && !OF_PARTS.has(operation.id))
    it.each(MODES)("finds for a %s key what is of its own", async (mode) => {
      const answers = await Promise.all(things(mode, kind).map((id) => send(field, mode, id)));
      const found = answers.filter(({ codes, data }) => !codes.includes("not_found") && data !== null);
      expect(found.length, JSON.stringify(answers)).toBeGreaterThan(0);
    });
});

describe("node and nodes", () => {
  it.each(MODES)("answer a %s key with nothing of the other mode", async (mode) => {
    const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
    const read = async (ids: string[]) =>
      (await ask(query, { token: world.keys[mode].token, variables: { ids } })).data.nodes.filter(Boolean);
    const nodesOf = ({ order, booking, review, endpoint, run }: Things) => [order, booking, review, endpoint, run];
    expect(await read(nodesOf(world.things[otherOf(mode)]))).toEqual([]);
    expect(await read(nodesOf(world.things[mode]))).toHaveLength(5);
  });
});

it.each(
  of("shared")
    .filter(({ writes }) => writes)
    .map((field) => [field.name, field] as const),
)("%s is refused to a test key", async (_, field) => {
  expect((await send(field, "test")).codes).toEqual(["insufficient_scope"]);
});

it.each(of("test").map((field) => [field.name, field] as const))("%s is refused to a live key", async (_, field) => {
  expect((await send(field, "live")).codes).toEqual(["insufficient_scope"]);
});
