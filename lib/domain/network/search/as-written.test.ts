import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "./creators";
import { searchOffers } from "./offers";

const ctx = () => systemContext("test", new Date("2026-11-18T10:00:00.000Z"));
const creators = async (query: string) =>
  (await searchCreators(ctx(), { audience: "agent", query, limit: 10 })).data.map(({ handle }) => handle);
const offers = async (query: string) =>
  (await searchOffers(ctx(), { audience: "agent", query, limit: 10 })).data.map(({ creator }) => creator.handle);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
});
afterAll(() => own.drop());

describe("who writes a thing as it was typed is found", () => {
  it.each([
    ["CAD conversion", "lowpoly-lab"],
    ["Piano", "loopwell"],
    ["Repeating pattern", "inkwood"],
    ["market sizing", "deckroom"],
    ["threat model", "ferrous"],
  ])("among creators: %s", async (query, handle) => {
    expect((await creators(query)).slice(0, 3)).toContain(handle);
  });

  it.each([
    ["payroll", "ledger-lane"],
    ["payroll for ten", "ledger-lane"],
    ["transcript", "room-tone"],
    ["access control", "agent-plumber"],
    ["usability testing", "ekow-interfaces"],
    ["motion design", "slowframe"],
  ])("among offers: %s", async (query, handle) => {
    expect((await offers(query)).slice(0, 3)).toContain(handle);
  });

  it.each(["wedding planner", "photographer in London"])("and who tells of such people is not: %s", async (query) => {
    const found = await creators(query);
    expect(found).not.toContain("long-table");
    expect(found).not.toContain("ledger-lane");
  });
});

describe("accessibility is no access", () => {
  it.each([
    "accessibility",
    "accesibilidad",
    "acessibilidade",
    "toegankelijkheid",
    "Barrierefreiheit",
    "无障碍",
    "a11y",
  ])("%s", async (query) => expect((await creators(query))[0]).toBe("accessible-web"));
});

it.each(["photographer London", "developer Berlin", "translator Madrid"])(
  "a bare place that nobody is in gives way: %s",
  async (query) => {
    const { data, relaxed } = await searchCreators(ctx(), { audience: "agent", query, limit: 10 });
    expect(data.length).toBeGreaterThan(0);
    expect(relaxed.map(({ field }) => field)).toEqual(["place"]);
  },
);

it.each(["apartment for rent in Berlin", "sign language interpreter"])("nobody has %s", async (query) =>
  expect(await creators(query)).toEqual([]),
);

it.each([
  ["translate into Irish", "plainly"],
  ["LoRa", "ferrous"],
  ["LCP", "shopsmith"],
  ["audit logs", "agent-plumber"],
  ["T&C", "plainly"],
  ["contratto di lavoro autonomo", "clausework"],
  ["产品渲染动画", "lowpoly-lab"],
  ["I freeze up in English meetings although my grammar is fine", "second-language"],
  ["procces mapping", "ops-atlas"],
  ["google adds audit", "ad-ledger"],
  ["foto still life", "northlight"],
])("%s finds %s first", async (query, handle) => expect((await creators(query))[0]).toBe(handle));
