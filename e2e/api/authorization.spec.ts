import { z } from "zod";
import { makePaidOrder } from "@/db/factories";
import { makeApproval } from "@/db/factories/approvals";
import { makePostedBrief } from "@/db/factories/briefs";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { OPERATIONS } from "@/lib/contracts";
import { createKey, NewKey } from "@/lib/contracts/developers/keys/key-operations";
import type { Operation } from "@/lib/contracts/operation";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import type { IdPrefix } from "@/lib/contracts/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { callOf, idsInPath, pathOf } from "./calls";
import { expect, test } from "./described";
import { OWNED_ROWS, rowOf } from "./owned-rows";

/** Collections that hold what anyone may read, no matter who wrote it. */
const PUBLIC_BY_NATURE = new Set(["listPosts"]);

const SCOPED = OPERATIONS.filter((operation) => operation.scope !== "public");
const COLLECTIONS = SCOPED.filter((operation) => operation.method === "GET" && !operation.params && isPage(operation));

/** What an operation gives away next to its own scope: it takes from what the caller has. */
const GIVES: Record<string, Scope[] | undefined> = { createKey: NewKey.parse(createKey.example?.body).scopes };

const makeRich = (scopes: readonly Scope[] = ALL_SCOPES, livemode = true) =>
  makeCaller(scopes, { tier: "ENTERPRISE" }, { livemode });

function isPage({ response }: Operation): boolean {
  return "next_cursor" in (z.toJSONSchema(response, { io: "output" }).properties ?? {});
}

// 401, 402 and 403 of each operation are in its own file, by `describeRefusals`
for (const operation of SCOPED) {
  const { scope } = operation;

  test(`${operation.id}: ${scope} alone is enough`, async ({ api }) => {
    const scopes = scope === "any" ? [] : [scope as Scope, ...(GIVES[operation.id] ?? [])];
    const { headers } = await makeRich(scopes, operation.touches !== "test");
    expect([401, 402, 403]).not.toContain((await callOf(api, operation, headers)).status());
  });

  test(`${operation.id}: a token in the URL or in a cookie is no credential`, async ({ api }) => {
    const { token } = await makeRich();
    const headers = { "idempotency-key": "one", "content-type": "application/json" };
    const { method } = operation;
    for (const name of ["access_token", "api_key"]) {
      const response = await api.fetch(`${pathOf(operation)}?${name}=${token}`, { method, headers });
      await expectRefusal(response, 401, "unauthorized");
    }
    const cookie = `access_token=${token}; api_key=${token}; Authorization=Bearer ${token}`;
    const response = await api.fetch(pathOf(operation), { method, headers: { ...headers, cookie } });
    await expectRefusal(response, 401, "unauthorized");
  });

  for (const [name, prefix] of Object.entries(idsInPath(operation)))
    test(`${operation.id}: another creator's ${prefix}_… is not found, as if it did not exist`, async ({ api }) => {
      const { table, make } = belonging(prefix);
      const [owner, stranger] = [await makeRich(), await makeRich()];
      // a purchase is its buyer's: who sold it is a stranger there
      const bought = String(scope).startsWith("purchases:") ? BOUGHT[prefix] : undefined;
      const { id } = bought ? await bought.make(owner.creator, stranger.creator) : await make(owner.creator.profileId);
      const before = await rowOf(bought?.table ?? table, id);
      expect(before).toBeDefined();

      const theirs = await expectRefusal(
        await callOf(api, operation, stranger.headers, { [name]: id }),
        404,
        "not_found",
      );
      const missing = await expectRefusal(await callOf(api, operation, stranger.headers), 404, "not_found");
      expect({ ...theirs, request_id: "" }).toEqual({ ...missing, request_id: "" });
      expect(await rowOf(bought?.table ?? table, id)).toEqual(before);
      const own = await callOf(api, operation, owner.headers, { [name]: id });
      expect([401, 402, 403]).not.toContain(own.status());
      // the owner may be told that something else is not there, such as a refund of the order
      if (own.status() === 404) expect((await own.json()).error.message).not.toBe(theirs.message);
    });
}

test("a creator's collections hold nothing of another's", async ({ api }) => {
  const [mine, theirs] = [await makeRich(), await makeRich()];
  for (const { make } of Object.values(OWNED_ROWS)) await make(theirs.creator.profileId);
  const seller = await makeRich();
  await makePostedBrief(theirs.creator.userId);
  const bought = await makePaidOrder(seller.creator.profileId, { buyerUserId: theirs.creator.userId });
  await makeApproval({ userId: theirs.creator.userId, orderId: bought.id });
  await makeLoggedRequest(theirs.creator.profileId);
  // writes through the API leave events and audit entries
  const written = [
    await api.post("/api/v1/webhooks/endpoints", {
      headers: keyed(theirs.headers),
      data: { url: "https://example.com/theirs" },
    }),
    await api.post("/api/v1/posts", { headers: keyed(theirs.headers), data: { title: "Theirs" } }),
    await api.post("/api/v1/saved", { headers: keyed(theirs.headers), data: { id: seller.creator.profileId } }),
  ];
  expect(written.map((response) => response.status())).toEqual([201, 201, 201]);
  const secrets = [theirs.creator.profileId, theirs.creator.email, theirs.keyId];
  for (const operation of COLLECTIONS.filter(({ id }) => !PUBLIC_BY_NATURE.has(id))) {
    const own = (await (await callOf(api, operation, theirs.headers)).json()).data as { id: string }[];
    expect(own.length, `${operation.id} shows the owner something`).toBeGreaterThan(0);
    const seen = await (await callOf(api, operation, mine.headers)).text();
    for (const hidden of [...secrets, ...own.map(({ id }) => id)])
      expect(seen, `${operation.id} shows a stranger nothing of it`).not.toContain(hidden);
  }
});

type Person = { profileId: string; userId: string };

/** What an account has on the buyer's side: anyone who sold it is a stranger there. */
const BOUGHT: Partial<
  Record<IdPrefix, { table: string; make(mine: Person, theirs: Person): Promise<{ id: string }> }>
> = {
  ord: {
    table: "orders",
    make: (mine, theirs) => makePaidOrder(theirs.profileId, { buyerUserId: mine.userId }),
  },
  brief: { table: "briefs", make: (mine) => makePostedBrief(mine.userId) },
};

function belonging(prefix: IdPrefix) {
  const found = OWNED_ROWS[prefix];
  if (!found) throw new Error(`e2e/api/owned-rows.ts has no maker of ${prefix}_…: every id in a path needs one`);
  return found;
}
