import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { nobody } from "@/lib/domain/trade/orders/testing";
import { listMembersPosts } from "./members-posts";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("lists all of a creator's posts for members, page by page, the newest first", async () => {
  const [{ profileId }, other] = [await makeCreator(), await makeCreator()];
  // three of one moment: the cursor says which of them was the last
  const at = (n: number) => new Date(Date.UTC(2026, 9, 1 + Math.min(n, 20)));
  const slugs = Array.from({ length: 23 }, (_, n) => `post-${n}`);
  for (const [n, slug] of slugs.entries())
    await makePost(profileId, { slug, visibility: "members", publishedAt: at(n) });
  await makePost(profileId, { slug: "for-everybody", visibility: "public", publishedAt: at(2) });
  await makePost(other.profileId, { slug: "of-another", visibility: "members", publishedAt: at(2) });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listMembersPosts(nobody(), { profileId, limit: 8, cursor });
    expect(page.data.length).toBeLessThanOrEqual(8);
    seen.push(...page.data.map(({ slug }) => slug));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toHaveLength(23);
  expect(seen.slice(3)).toEqual(slugs.slice(0, 20).reverse());
  expect(new Set(seen)).toEqual(new Set(slugs));
  const wrong = listMembersPosts(nobody(), { profileId, limit: 8, cursor: "nonsense" });
  await expect(wrong).rejects.toMatchObject({ code: "invalid_cursor" });
});
