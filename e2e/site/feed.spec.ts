import { keyed, makeCaller } from "../api/callers";
import { expect, test } from "../fixtures";

test("a creator's feed is RSS that a parser reads, whatever was written", async ({ api, page }) => {
  const { creator, headers } = await makeCaller();
  const title = 'Ink & <paper> "today" \u{1f58b}';
  for (const data of [{ title: "First" }, { title, body: "One & <two>.", tags: ["ink"] }])
    expect((await api.post("/api/v1/posts", { headers: keyed(headers), data })).status()).toBe(201);
  const response = await api.get(`/${creator.handle}/feed.xml`);
  expect(response.headers()["content-type"]).toContain("application/rss+xml");
  await page.goto(`/${creator.handle}`);
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute("href", /\/feed\.xml$/);
  const items = await page.evaluate(
    (xml) => {
      const read = new DOMParser().parseFromString(xml, "text/xml");
      if (read.querySelector("parsererror")) throw new Error(read.documentElement.textContent ?? "");
      return [...read.querySelectorAll("item")].map((item) => ({
        title: item.querySelector("title")?.textContent,
        link: item.querySelector("link")?.textContent,
        id: item.querySelector("guid[isPermaLink=false]")?.textContent,
        tags: [...item.querySelectorAll("category")].map((tag) => tag.textContent),
      }));
    },
    await response.text(),
  );
  expect(items).toMatchObject([
    { title, id: expect.stringMatching(/^post_/), tags: ["ink"] },
    { title: "First", id: expect.stringMatching(/^post_/), tags: [] },
  ]);
  expect((await page.goto(items[0]?.link ?? ""))?.status()).toBe(200);
  const renamed = { headers: keyed(headers), data: { slug: "another-name" } };
  expect((await api.patch(`/api/v1/posts/${items[0]?.id}`, renamed)).status()).toBe(200);
  const [newest = ""] = (await (await api.get(`/${creator.handle}/feed.xml`)).text()).match(/<item>.*<\/item>/) ?? [];
  expect(newest, "no reader shows it twice").toContain(`>${items[0]?.id}</guid>`);
  expect(newest).toContain("/posts/another-name</link>");
  expect((await api.get("/no-such-creator/feed.xml")).status()).toBe(404);
});
