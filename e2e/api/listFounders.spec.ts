import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { APIRequestContext } from "playwright/test";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeFounder } from "@/db/factories/creator-records";
import { founders, profiles } from "@/db/schema";
import { type FounderView, listFounders } from "@/lib/contracts/network/founders/founders";
import type { Page } from "@/lib/contracts/values/page";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/founders";

/** A word that no other test's founders hold. */
const coined = () => `zq${randomBytes(6).toString("hex").replace(/\d/g, "x")}`;

async function founder(building: string, parts: Parameters<typeof makeFounder>[1] = {}) {
  const creator = await makeCreator({ mcpDiscoverable: true });
  await makeFounder(creator.profileId, { building, ...parts });
  return creator;
}

async function list(
  api: APIRequestContext,
  params: Record<string, string | number | boolean>,
): Promise<Page<FounderView>> {
  const response = await api.get(PATH, { params });
  expect(response.status()).toBe(200);
  return response.json();
}

const handlesOf = (page: Page<FounderView>) => page.data.map((found) => found.handle);

test.describe("200", () => {
  test("needs no credential, from any origin, and shows what the contract has", async ({ api }) => {
    const word = coined();
    const card = { stage: "pre_seed", intent: ["raising", "hiring"], raising: true } as const;
    const { handle } = await founder(`A ${word} for ports.`, { ...card, intent: [...card.intent] });
    const response = await api.get(PATH, { params: { query: word } });
    expect(response.headers()).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "no-store" });
    expect(await response.json()).toEqual({
      data: [
        {
          handle,
          display_name: `Maker ${handle.slice(-12)}`,
          building: `A ${word} for ports.`,
          ...card,
          avatar_url: null,
          profile_url: expect.stringMatching(new RegExp(`^http://[^/]+/${handle}$`)),
          agent_json_url: expect.stringMatching(new RegExp(`^http://[^/]+/${handle}/agent.json$`)),
        },
      ],
      has_more: false,
      next_cursor: null,
    });
    expect((await api.get(`/${handle}/agent.json`)).status()).toBe(200);
  });

  test("only while the card and the profile both say so: either switch bites at once", async ({ api }) => {
    const word = coined();
    const { profileId, handle } = await founder(word);
    const seen = async () => handlesOf(await list(api, { query: word }));
    expect(await seen()).toEqual([handle]);
    const card = (discoverable: boolean) =>
      database().update(founders).set({ discoverable }).where(eq(founders.profileId, profileId));
    const profile = (mcpDiscoverable: boolean) =>
      database().update(profiles).set({ mcpDiscoverable }).where(eq(profiles.id, profileId));
    for (const turn of [card, profile]) {
      await turn(false);
      expect(await seen()).toEqual([]);
      await turn(true);
      expect(await seen()).toEqual([handle]);
    }
  });

  test("ranked by relevance, filtered, and paged without gap or double", async ({ api }) => {
    const [word, other] = [coined(), coined()];
    const some: string[] = [];
    for (let i = 0; i < 3; i++)
      some.unshift((await founder(`${word} boats.`, { stage: "idea", raising: i === 1 })).handle);
    const { handle: best } = await founder(`${word} and ${other}.`, { stage: "bootstrapped" });
    const query = `${other} ${word}`;
    expect(handlesOf(await list(api, { query }))).toEqual([best, ...some]);
    expect(handlesOf(await list(api, { query, stage: "idea" }))).toEqual(some);
    expect(handlesOf(await list(api, { query, raising_only: true }))).toEqual([some[1]]);
    expect(handlesOf(await list(api, { query, raising_only: false, stage: "bootstrapped" }))).toEqual([best]);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(api, { query, limit: 1, ...(cursor ? { cursor } : {}) });
      expect(page.has_more).toBe(page.next_cursor !== null);
      seen.push(...handlesOf(page));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual([best, ...some]);
  });

  test("without words, the newest card first", async ({ api }) => {
    const [older, newer] = [await founder("Older."), await founder("Newer.")];
    const handles = handlesOf(await list(api, { limit: 100 }));
    expect(handles.indexOf(newer.handle)).toBeGreaterThanOrEqual(0);
    expect(handles.indexOf(newer.handle)).toBeLessThan(handles.indexOf(older.handle));
  });

  test("nobody, for what means nothing", async ({ api }) => {
    for (const query of ["the of", "zzzqqqxxx", "' \\ % & | ! :* <-> zzzqqqxxx"])
      expect(await list(api, { query })).toEqual({ data: [], has_more: false, next_cursor: null });
  });
});

test.describe("204", () => {
  test("to a preflight, for any origin", async ({ api }) => {
    const response = await api.fetch(PATH, { method: "OPTIONS" });
    expect(response.status()).toBe(204);
    expect(response.headers()["access-control-allow-origin"]).toBe("*");
  });
});

test.describe("400", () => {
  for (const [param, query] of [
    ["limit", "limit=101"],
    ["stage", "stage=series_z"],
    ["stage", "stage="],
    ["raising_only", "raising_only=maybe"],
    ["raising_only", "raising_only="],
    ["query", `query=${"q".repeat(401)}`],
  ] as const)
    test(`for ${query.slice(0, 40)}`, async ({ api }) => {
      const error = await expectRefusal(await api.get(`${PATH}?${query}`), 400, "invalid_request");
      expect(error.param).toBe(param);
    });

  test("for a cursor of another order, or that it did not give out", async ({ api }) => {
    await Promise.all([founder("One."), founder("Two.")]);
    const { next_cursor } = await list(api, { limit: 1 });
    for (const query of ["cursor=nonsense", `cursor=${next_cursor}&query=two`])
      await expectRefusal(await api.get(`${PATH}?${query}`), 400, "invalid_cursor");
  });

  test("for U+0000 in the words", async ({ api }) => {
    await expectRefusal(await api.get(`${PATH}?query=a%00b`), 400, "invalid_request");
  });
});

test("a credential is not needed, but counts on the creator's own limits", async ({ api }) => {
  const { headers } = await makeCaller([]);
  const response = await api.get(PATH, { headers });
  expect(response.status()).toBe(200);
  expect(response.headers()["ratelimit-policy"]).toContain('"day"');
});

describeRefusals(listFounders, (api, headers) => api.get(`${PATH}?limit=1`, { headers }));
