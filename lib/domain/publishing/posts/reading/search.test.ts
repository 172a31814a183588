import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { searchPosts } from "./search";
import type { PostSearch } from "./search-statements";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  const ada = await makeCreator({ handle: "ada", mcpDiscoverable: true, trustScore: 90 });
  const bob = await makeCreator({ handle: "bob", mcpDiscoverable: true, trustScore: 30 });
  const hidden = await makeCreator({ handle: "hidden", mcpDiscoverable: false, trustScore: 99 });
  const at = (day: number) => ({ publishedAt: new Date(Date.UTC(2026, 10, day)) });
  await makePost(bob.profileId, { title: "Kerning for signs", slug: "kerning-bob", ...at(3) });
  await makePost(ada.profileId, { title: "Kerning for signs", slug: "kerning-ada", ...at(1) });
  await makePost(ada.profileId, { title: "Signs of spring", slug: "spring", tags: ["garden design"], ...at(2) });
  await makePost(hidden.profileId, { title: "Kerning in secret", slug: "secret", ...at(4) });
  await makePost(ada.profileId, { title: "Kerning for members", slug: "members", visibility: "members", ...at(5) });
  await makePost(ada.profileId, { title: "Kerning draft", slug: "draft", status: "draft", ...at(6) });
});
afterAll(() => own.drop());

const slugs = async (search: Partial<PostSearch>) =>
  (await searchPosts(systemContext("test", new Date()), { limit: 10, ...search })).map((post) => post.slug);

describe("searchPosts", () => {
  it("finds public posts of discoverable creators, by relevance and trust", async () => {
    expect(await slugs({ topic: "kerning" })).toEqual(["kerning-ada", "kerning-bob"]);
    expect(await slugs({ topic: "kerning", minTrustScore: 60.5 })).toEqual(["kerning-ada"]);
    expect(await slugs({ topic: "kerning", limit: 1 })).toEqual(["kerning-ada"]);
  });

  it("puts posts with every word before those with some, and reads tags", async () => {
    expect(await slugs({ topic: "kerning signs" })).toEqual(["kerning-ada", "kerning-bob", "spring"]);
    expect(await slugs({ topic: "Garden Design" })).toEqual(["spring"]);
    expect(await slugs({ topic: "xylophone" })).toEqual([]);
  });

  it("answers the newest without a topic", async () => {
    expect(await slugs({})).toEqual(["kerning-bob", "spring", "kerning-ada"]);
    expect(await slugs({ topic: " !? ", minTrustScore: 60 })).toEqual(["spring", "kerning-ada"]);
  });
});
