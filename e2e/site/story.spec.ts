import { playStory } from "@/bin/story/play";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { expect, freshAddress, freshWord, test } from "../fixtures";

test("an agent hires, a person pays and reviews, an integrator hears of it, the creator posts", async ({
  page,
  baseURL,
}) => {
  const skill = freshWord("letterpress");
  const creator = await makeCreator({ mcpDiscoverable: true, skills: [skill], tagline: "Letterpress identities" });
  await makeProduct(creator.profileId, { sellable: true });
  const key = await makeApiKey(creator.profileId, ["posts:read", "posts:write", "webhooks:write"]);
  const url = baseURL ?? "";
  const story = await playStory({
    url,
    key: key.token,
    page,
    creator: { query: skill, handle: creator.handle },
    headers: { "x-forwarded-for": freshAddress() },
  });

  for (const event of [story.paid, story.reviewed, story.posted]) expect(event.verified).toBe(true);
  expect(story.paid.data).toMatchObject({
    id: story.order.order_id,
    status: "PAID",
    amount_cents: story.order.amount_cents,
    source: "mcp",
  });
  expect(Object.keys(story.posted.data).sort()).toEqual(["id", "slug", "title"]);
  expect(JSON.stringify(story)).not.toContain("4242");
  const [review] = story.listed.data;
  expect(review).toMatchObject({ ...story.review, buyer_name: "Robin A." });

  await page.goto(`/${creator.handle}`);
  await expect(page.getByText(story.review.body)).toBeVisible();
});
