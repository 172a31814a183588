import { makeCreator, makeProduct } from "@/db/factories";
import { expect, freshAddress, freshWord, test } from "../fixtures";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("what was found is counted, narrowed by what it has, and shown as people or as what they sell", async ({
  page,
}) => {
  const skill = freshWord("marquetry");
  const parts = { mcpDiscoverable: true, skills: [skill] };
  const ana = await makeCreator({ ...parts, languages: ["es", "en"], location: "Madrid, Spain" });
  await makeCreator({ ...parts, languages: ["en"], location: "Leeds, United Kingdom" });
  await makeProduct(ana.profileId, { name: `A ${skill} box` });
  await page.goto(`/creators?q=${skill}`);
  await expect(page.getByRole("heading", { name: "2 people" })).toBeVisible();
  await page.getByRole("navigation", { name: "Narrow the results" }).getByRole("link", { name: "Spanish 1" }).click();
  await expect(page.getByRole("heading", { name: "1 person" })).toBeVisible();
  await page.getByRole("link", { name: "Offers", exact: true }).click();
  await expect(page.getByRole("heading", { name: "1 offer", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: `A ${skill} box` })).toBeVisible();
  await page.getByRole("link", { name: /^Spanish ?, remove this filter/ }).click();
  await expect(page).not.toHaveURL(/language/);
  await expect(page.getByRole("heading", { name: "1 offer", exact: true })).toBeVisible();
});
