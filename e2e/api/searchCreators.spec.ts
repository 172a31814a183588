import { randomBytes } from "node:crypto";
import { makeCreator, makeProduct } from "@/db/factories";
import { searchCreators } from "@/lib/contracts/network/search/search";
import { expectRefusal } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/creators";

/** A word that no other test's creators hold. */
const coined = () => `zq${randomBytes(6).toString("hex").replace(/\d/g, "x")}`;

test.describe("200", () => {
  test("needs no credential, from any origin, and says why somebody was found", async ({ api }) => {
    const word = coined();
    const { handle, profileId } = await makeCreator({ mcpDiscoverable: true, skills: [word], languages: ["es"] });
    const { id } = await makeProduct(profileId, { name: `A ${word}` });
    const response = await api.get(PATH, { params: { query: `${word} in Spanish` } });
    expect(response.headers()).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "no-store" });
    const found = await response.json();
    expect(found).toMatchObject({
      data: [{ handle, matched: { product_id: id, why: `Offers A ${word}` } }],
      has_more: false,
      next_cursor: null,
      understood: { words: word, language: { value: "es", name: "Spanish", phrase: "in spanish" } },
      relaxed: [],
    });
  });

  test("only who is discoverable, and who fulfils the filters", async ({ api }) => {
    const word = coined();
    const { handle } = await makeCreator({ mcpDiscoverable: true, skills: [word], location: "Lyon, France" });
    await makeCreator({ mcpDiscoverable: false, skills: [word] });
    const handles = async (params: Record<string, string>) => {
      const { data } = await (await api.get(PATH, { params: { query: word, ...params } })).json();
      return data.map((found: { handle: string }) => found.handle);
    };
    expect(await handles({})).toEqual([handle]);
    expect(await handles({ country: "France", skill: word.toUpperCase() })).toEqual([handle]);
    const others: Record<string, string>[] = [
      { country: "DE" },
      { language: "fr" },
      { min_rating: "4" },
      { verified: "true" },
    ];
    for (const other of others) expect(await handles(other)).toEqual([]);
  });
});

test.describe("204", () => {
  test("to a preflight, for any origin", async ({ api }) => {
    expect((await api.fetch(PATH, { method: "OPTIONS" })).status()).toBe(204);
  });
});

test.describe("400", () => {
  for (const [param, query] of [
    ["limit", "limit=101"],
    ["sort", "sort=cheapest"],
    ["verified", "verified=maybe"],
    ["max_price_cents", "max_price_cents=0"],
    ["query", `query=${"q".repeat(401)}`],
  ] as const)
    test(`for ${query.slice(0, 40)}`, async ({ api }) => {
      const error = await expectRefusal(await api.get(`${PATH}?${query}`), 400, "invalid_request");
      expect(error.param).toBe(param);
    });

  test("for a cursor that it did not give out", async ({ api }) => {
    await expectRefusal(await api.get(`${PATH}?cursor=nonsense`), 400, "invalid_cursor");
  });
});

describeRefusals(searchCreators, (api, headers) => api.get(`${PATH}?limit=1`, { headers }));
