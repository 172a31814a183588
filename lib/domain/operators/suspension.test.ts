import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as readAgentJson } from "@/app/[handle]/agent.json/route";
import { GET as readFeed } from "@/app/[handle]/feed.xml/route";
import { GET as readReviews } from "@/app/api/v1/creators/[handle]/reviews/route";
import { GET as readOffers } from "@/app/api/v1/offers/route";
import { GET as readPosts } from "@/app/api/v1/posts/route";
import { GET as readProfile } from "@/app/api/v1/profiles/[handle]/route";
import { GET as readPreview } from "@/app/og/[...page]/route";
import { GET as readSitemapPart } from "@/app/sitemaps/[part]/route";
import { database } from "@/db/client";
import { makeApiKey } from "@/db/factories";
import { makeAvailability, makeFounder, makeTier } from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { auditLog, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { LookupRequest, ProductRequest, SearchRequest } from "@/lib/contracts/commerce/catalog";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { lookUpCatalog } from "@/lib/domain/network/catalog/lookup";
import { getCatalogProduct } from "@/lib/domain/network/catalog/product";
import { searchCatalog } from "@/lib/domain/network/catalog/search";
import { findFounders } from "@/lib/domain/network/founders/find";
import { saveItem } from "@/lib/domain/network/saved/change";
import { listSaved } from "@/lib/domain/network/saved/read";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { searchOffers } from "@/lib/domain/network/search/offers";
import { suggest } from "@/lib/domain/network/search/suggesting/suggest";
import { sitemapPart } from "@/lib/domain/network/sitemap/read";
import { restoreAccount, suspendAccount } from "@/lib/domain/people/accounts/standing/suspend";
import { setDiscoverable } from "@/lib/domain/people/profiles/edit";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { getReputation } from "@/lib/domain/people/reputation/reputation";
import { searchPosts } from "@/lib/domain/publishing/posts/reading/search";
import { getBookingOffer } from "@/lib/domain/trade/bookings/schedule/offer";
import { joinTier } from "@/lib/domain/trade/memberships/join";
import { readPost } from "@/lib/domain/trade/memberships/members-posts";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import {
  as,
  buy,
  hearProcessor,
  mailsTo,
  makePerson,
  makeSeller,
  nobody,
  operator,
  orderRow,
  pay,
} from "@/lib/domain/trade/orders/testing";
import { getOffer } from "@/lib/domain/trade/products/read";
import { ask, makeCaller } from "@/lib/transports/graphql/testing";
import { createOrder } from "@/lib/transports/mcp/tools/create-order";
import { findCreators } from "@/lib/transports/mcp/tools/find-creators";
import { getCreator } from "@/lib/transports/mcp/tools/get-creator";
import { listCreatorOffers } from "@/lib/transports/mcp/tools/list-creator-offers";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const WORD = "quincunxery";

/** A creator with one of everything that others can see. */
async function makeAll() {
  const seller = await makeSeller(true);
  await database()
    .update(profiles)
    .set({ mcpDiscoverable: true, displayName: `Zelda ${WORD}`, tagline: `All about ${WORD}` })
    .where(eq(profiles.id, seller.profileId));
  await setDiscoverable(as(seller), true);
  const [open, closed] = await Promise.all([
    makePost(seller.profileId, { title: `On ${WORD}` }),
    makePost(seller.profileId, { title: "For members", visibility: "members" }),
  ]);
  const tier = await makeTier(seller.profileId, { priceCents: 0 });
  await makeAvailability(seller.profileId);
  await makeFounder(seller.profileId, { building: `A machine for ${WORD}`, discoverable: true });
  const fan = as(await makePerson());
  for (const id of [seller.profileId, seller.product.id]) await saveItem(fan, id);
  return { ...seller, open, closed, tier, fan };
}
type All = Awaited<ReturnType<typeof makeAll>>;

const get = (path: string) => new Request(`http://localhost:3000${path}`);
/** Posts as another creator's app lists them. */
async function listed(query: string): Promise<unknown> {
  const { token } = await makeCaller(["posts:read"]);
  const headers = { authorization: `Bearer ${token}` };
  return (await readPosts(new Request(`http://localhost:3000/api/v1/posts?${query}`, { headers }), params({}))).json();
}
const found = (answer: unknown, what: string) => JSON.stringify(answer).includes(what);
const gone = (error: { code?: string }) => {
  if (error.code === "not_found" || error.code === "invalid_request") return false;
  throw error;
};
const there = (promise: Promise<unknown>) => promise.then(() => true, gone);

/** Every face that shows something of a creator to others: whether it does. */
const FACES: Record<string, (all: All) => Promise<boolean>> = {
  "REST profile": async ({ handle }) => (await readProfile(get("/"), params({ handle }))).status === 200,
  "REST reviews": async ({ handle }) => (await readReviews(get("/"), params({ handle }))).status === 200,
  "REST posts of the creator": async ({ handle, open }) => found(await listed(`creator=${handle}`), open.id),
  "REST posts of everybody": async ({ open }) => found(await listed("limit=100"), open.id),
  "REST offers": async ({ handle }) =>
    found(await (await readOffers(get("/api/v1/offers?limit=50"), params({}))).json(), handle),
  reputation: ({ handle }) => there(getReputation(nobody(), handle)),
  "search of creators": async ({ handle }) =>
    found(await searchCreators(nobody(), { query: WORD, limit: 10, audience: "site" }), handle),
  "browsing creators": async ({ handle }) =>
    found(await searchCreators(nobody(), { limit: 100, audience: "site" }), handle),
  "search of offers": async ({ handle }) =>
    found((await searchOffers(nobody(), { audience: "agent", limit: 50 })).data, handle),
  "search of posts": async ({ open }) => found(await searchPosts(nobody(), { topic: WORD, limit: 10 }), open.id),
  suggestions: async ({ handle }) => found(await suggest(nobody(), `Zelda ${WORD}`), handle),
  founders: async ({ handle }) => found(await findFounders(nobody(), { query: WORD }), handle),
  "GraphQL profile": async ({ handle }) =>
    (await ask(`{ profile(handle: "${handle}") { handle } }`)).data?.profile?.handle === handle,
  "GraphQL nodes": async ({ profileId, open }) =>
    found((await ask(`{ nodes(ids: ["${profileId}", "${open.id}"]) { id } }`)).data, open.id) ||
    found((await ask(`{ node(id: "${profileId}") { id } }`)).data, profileId),
  "tool get_creator": ({ handle }) => there(getCreator.invoke(nobody(), { handle })),
  "tool find_creators": async ({ handle }) =>
    (await findCreators.invoke(nobody(), { query: WORD })).text.includes(handle),
  "tool list_creator_offers": ({ handle }) => there(listCreatorOffers.invoke(nobody(), { handle })),
  "page of the profile": ({ handle }) => there(getProfile(nobody(), handle)),
  "page of a product": ({ handle, product }) => there(getOffer(nobody(), handle, product.slug)),
  "page of a post": ({ handle, open }) => there(readPost(nobody(), handle, open.slug)),
  "page of a post for members": ({ handle, closed }) => there(readPost(nobody(), handle, closed.slug)),
  "page of bookings": ({ handle }) => there(getBookingOffer(nobody(), handle)),
  "feed of posts": async ({ handle }) => (await readFeed(get("/"), params({ handle }))).status === 200,
  "UCP search": async ({ handle }) =>
    found(await searchCatalog(nobody(), SearchRequest.parse({ query: WORD })), handle),
  "UCP lookup": async ({ product }) =>
    found(await lookUpCatalog(nobody(), LookupRequest.parse({ ids: [product.id] })), product.slug),
  "UCP product": async ({ product }) =>
    found(await getCatalogProduct(nobody(), ProductRequest.parse({ id: product.id })), product.slug),
  sitemap: async ({ handle }) => {
    const parts = ["profiles-1", "products-1", "posts-1"].map((name) => sitemapPart(nobody(), name).catch(() => []));
    return found(await Promise.all(parts), `/${handle}`);
  },
  "a checkout": ({ handle, product }) =>
    there(openCheckout(nobody(), { handle, product_id: product.id, tier_id: "standard", addon_ids: [] }, "site")),
  "a checkout of an agent": ({ handle, product }) =>
    there(createOrder.invoke(nobody(), { handle, productId: product.id, tierId: "standard" })),
  "what others saved": async ({ fan, handle }) => found(await listSaved(fan, { limit: 5 }), handle),
  "saving the creator": async ({ profileId }) => there(saveItem(as(await makePerson()), profileId)),
  "saving a product": async ({ product }) => there(saveItem(as(await makePerson()), product.id)),
  "a membership": async ({ tier }) => there(joinTier(as(await makePerson()), tier.id)),
};
const params = <T extends object>(of: T) => ({ params: Promise.resolve(of as never) });

async function faces(all: All): Promise<Record<string, boolean>> {
  const looked = Object.entries(FACES).map(async ([name, look]) => [name, await look(all)] as const);
  return Object.fromEntries(await Promise.all(looked));
}
const everywhere = (shown: boolean) => Object.fromEntries(Object.keys(FACES).map((name) => [name, shown]));

describe("a suspended creator", () => {
  it("is in no face from the commit on, and in every one again when that is lifted", async () => {
    const all = await makeAll();
    expect(await faces(all)).toEqual(everywhere(true));
    await suspendAccount(operator(), { userId: all.userId, reason: "Sent spam." });
    expect(await faces(all)).toEqual(everywhere(false));
    await restoreAccount(operator(), { userId: all.userId, reason: "A mistake of ours." });
    expect(await faces(all)).toEqual(everywhere(true));
  });

  it("is kept by no cache for more than a second", async () => {
    const { handle, product } = await makeAll();
    const page = `/og/${handle}/products/${product.slug}.png`;
    const answers = {
      profile: await readProfile(get("/"), params({ handle })),
      reviews: await readReviews(get("/"), params({ handle })),
      offers: await readOffers(get("/api/v1/offers"), params({})),
      feed: await readFeed(get("/"), params({ handle })),
      "agent.json": await readAgentJson(get("/"), params({ handle })),
      sitemap: await readSitemapPart(get("/"), params({ part: "profiles-1.xml" })),
      preview: await readPreview(get(page), params({ page: [handle, "products", `${product.slug}.png`] })),
    };
    for (const [name, { status, headers }] of Object.entries(answers)) {
      expect(status, name).toBe(200);
      expect(headers.get("cache-control"), name).toMatch(/^(public, max-age=1|no-store)$/);
    }
  });

  it("sees their own page, reads why by mail, and cannot turn discovery on; all of it is on record", async () => {
    const { userId, profileId, handle, email } = await makeSeller(true);
    const own = as({ userId, profileId, email });
    await suspendAccount(operator(), { userId, reason: "Sent spam." });
    expect((await getProfile(own, handle)).handle).toBe(handle);
    await expect(setDiscoverable(own, true)).rejects.toMatchObject({ code: "conflict" });
    expect((await mailsTo(email)).join()).toContain("account_suspended");
    const log = await database().select().from(auditLog).where(eq(auditLog.ownerId, profileId));
    expect(log).toContainEqual(
      expect.objectContaining({ action: "account.suspended", diff: { reason: "Sent spam." } }),
    );
    await expect(suspendAccount(operator(), { userId, reason: "Again." })).rejects.toMatchObject({ code: "conflict" });
  });

  it("writes to nobody new", async () => {
    const [spammer, target] = [await makePerson(), await makeSeller(true)];
    await suspendAccount(operator(), { userId: spammer.userId, reason: "Sent spam." });
    const asked = askCreator(as(spammer), { handle: target.handle, body: "Buy my pills" });
    await expect(asked).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("suspended") });
  });

  it("has keys that do not work until it is lifted", async () => {
    const { userId, profileId } = await makeSeller();
    const { token } = await makeApiKey(profileId);
    const me = async () => (await ask("{ me { id } }", { token })).status;
    expect(await me()).toBe(200);
    await suspendAccount(operator(), { userId, reason: "Sent spam." });
    expect(await me()).toBe(401);
    await restoreAccount(operator(), { userId, reason: "Fine." });
    expect(await me()).toBe(200);
  });

  it("gets no money for a checkout that was open: it is sent back", async () => {
    const seller = await makeSeller(true);
    const { id } = await buy(seller, null);
    await suspendAccount(operator(), { userId: seller.userId, reason: "Sent spam." });
    await pay(id);
    await hearProcessor();
    expect((await orderRow(id)).status).not.toBe("PAID");
  });
});
