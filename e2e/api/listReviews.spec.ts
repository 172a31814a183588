import type { APIRequestContext } from "playwright/test";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { listReviews, type ReviewPageView } from "@/lib/contracts/network/reviews/reviews";
import { systemContext } from "@/lib/core/system-context";
import { submitReview } from "@/lib/domain/trade/orders/work/submit-review";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (handle: string) => `/api/v1/creators/${handle}/reviews`;

/** Paid orders of a creator, each reviewed by its buyer, the last one the newest. */
async function review(profileId: string, ratings: number[], status: "PAID" | "COMPLETED" = "COMPLETED"): Promise<void> {
  const { id: productId } = await makeProduct(profileId);
  for (const [n, rating] of ratings.entries()) {
    const { id, token } = await makePaidOrder(profileId, {
      productId,
      status,
      buyerEmail: `buyer${n}@private.example`,
    });
    const words = { title: `Review ${n}`, body: "As agreed." };
    await submitReview(systemContext("test", new Date()), { orderId: id, token, rating, ...words });
  }
}

async function read(api: APIRequestContext, handle: string, query = ""): Promise<ReviewPageView> {
  const response = await api.get(`${path(handle)}${query}`);
  expect(response.status()).toBe(200);
  return response.json();
}

test.describe("200", () => {
  test("reviews of paid orders, newest first, with the rating and the stars of completed ones", async ({ api }) => {
    const { profileId, handle } = await makeCreator();
    await review(profileId, [5, 5, 4, 1]);
    await review(profileId, [1], "PAID");
    const page = await read(api, handle);
    expect(page.review_count).toBe(4);
    expect(page.distribution).toEqual({ "1": 1, "2": 0, "3": 0, "4": 1, "5": 2 });
    expect(page.rating).toBeGreaterThan(1);
    expect(page.rating).toBeLessThan(5);
    expect(page.data.map(({ title, rating, counted }) => [title, rating, counted])).toEqual([
      ["Review 0", 1, false],
      ["Review 3", 1, true],
      ["Review 2", 4, true],
      ["Review 1", 5, true],
      ["Review 0", 5, true],
    ]);
    expect(page.data[0]).toMatchObject({ buyer_name: "Robin A.", order_stage: "PAID", reply: null });
  });

  test("say nothing of the buyer but a first name and an initial", async ({ api }) => {
    const { profileId, handle } = await makeCreator();
    await review(profileId, [5]);
    const text = JSON.stringify(await read(api, handle));
    expect(text).not.toMatch(/Ashby|private\.example|ord_|token/);
  });

  test("page by page; figures are of all reviews on every page", async ({ api }) => {
    const { profileId, handle } = await makeCreator();
    await review(profileId, [1, 2, 3]);
    const first = await read(api, handle, "?limit=2");
    const last = await read(api, handle, `?limit=2&cursor=${first.next_cursor}`);
    expect([...first.data, ...last.data].map(({ rating }) => rating)).toEqual([3, 2, 1]);
    expect([first.has_more, last.has_more, last.next_cursor]).toEqual([true, false, null]);
    expect([first.review_count, last.review_count]).toEqual([3, 3]);
  });

  test("none, for a creator without any", async ({ api }) => {
    const { handle } = await makeCreator();
    const { rating, review_count, distribution, data } = await read(api, handle);
    expect({ rating, review_count, data }).toEqual({ rating: null, review_count: 0, data: [] });
    expect(Object.values(distribution)).toEqual([0, 0, 0, 0, 0]);
  });
});

test.describe("304", () => {
  test("for the entity tag, until there is another review", async ({ api }) => {
    const { profileId, handle } = await makeCreator();
    await review(profileId, [5]);
    const { etag = "" } = (await api.get(path(handle))).headers();
    const ask = () => api.get(path(handle), { headers: { "if-none-match": etag } });
    expect((await ask()).status()).toBe(304);
    await review(profileId, [4]);
    expect((await ask()).status()).toBe(200);
  });
});

test.describe("400", () => {
  test("for a limit out of range", async ({ api }) => {
    const { handle } = await makeCreator();
    for (const limit of ["0", "101", "many"]) {
      const response = await api.get(`${path(handle)}?limit=${limit}`);
      expect((await expectRefusal(response, 400, "invalid_request")).param).toBe("limit");
    }
  });

  test("for a cursor of another collection, or none at all", async ({ api }) => {
    const { creator, headers } = await makeCaller();
    for (let i = 0; i < 2; i++) {
      const sent = { headers: keyed(headers), data: { url: `https://example.com/${i}` } };
      await api.post("/api/v1/webhooks/endpoints", sent);
    }
    const endpoints = await (await api.get("/api/v1/webhooks/endpoints?limit=1", { headers })).json();
    for (const cursor of [endpoints.next_cursor, "nonsense"])
      await expectRefusal(await api.get(`${path(creator.handle)}?cursor=${cursor}`), 400, "invalid_cursor");
  });
});

test.describe("404", () => {
  test("for a handle that nobody has, or that cannot be one", async ({ api }) => {
    for (const handle of ["nobody-here-at-all", "x", "under_score"])
      await expectRefusal(await api.get(path(handle)), 404, "not_found");
  });
});

describeRefusals(listReviews, (api, headers) => api.get(path("nobody-here-at-all"), { headers }));
