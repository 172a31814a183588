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
  const narrow = page.getByRole("navigation", { name: "Narrow the results" }).getByRole("link", { name: "Spanish 1" });
  // before the page has come to life a link loads another document, which begins at its top
  await narrow.hover();
  const isLive = (link: Element) => Object.keys(link).some((name) => name.startsWith("__reactProps"));
  await expect.poll(() => narrow.evaluate(isLive)).toBe(true);
  await narrow.click();
  // the link that was followed is gone, and the focus goes on where its effect is read
  await expect(page.getByRole("heading", { name: "1 person" })).toBeFocused();
  await page.getByRole("link", { name: "Offers", exact: true }).click();
  await expect(page.getByRole("heading", { name: "1 offer", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: `A ${skill} box` })).toBeVisible();
  await page.getByRole("link", { name: /^Spanish ?, remove this filter/ }).click();
  await expect(page).not.toHaveURL(/language/);
  await expect(page.getByRole("heading", { name: "1 offer", exact: true })).toBeVisible();

  // the arrow keys walk a list of the form, which shows what the address says and loses nothing that is typed meanwhile
  const sort = page.getByLabel("Sort by");
  await sort.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByRole("heading", { name: "1 offer", exact: true })).toBeVisible();
  await expect(sort).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const search = page.getByRole("main").getByLabel("Search", { exact: true });
  await search.press("End");
  await search.pressSequentially(" box");
  await expect(page).toHaveURL(/sort=delivery/);
  await expect(page.getByRole("heading", { name: "1 offer", exact: true })).toBeVisible();
  await expect(search).toHaveValue(`${skill} box`);
  await sort.focus();
  await page.goBack();
  await expect(page).toHaveURL(/sort=price/);
  await expect(sort).toHaveValue("price");
  await expect(sort).toBeFocused();
  await expect(search).toHaveValue(skill);
  await page.goBack();
  await expect(sort).toHaveValue("");
  await page.goForward();
  await expect(sort).toHaveValue("price");
});
