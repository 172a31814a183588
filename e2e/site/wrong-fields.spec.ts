import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { media, products } from "@/db/schema";
import { expect, freshAddress, test } from "../fixtures";
import { picture, signedIn } from "./holding";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("a brief that is refused before paying says where, and the focus is there", async ({ page }) => {
  const { profileId, handle } = await makeCreator();
  const { id, slug } = await makeProduct(profileId, { sellable: true });
  const site = { id: "your-site", label: "Your site", help: "", kind: "url" as const, required: true, options: [] };
  await database()
    .update(products)
    .set({ requirements: [site] })
    .where(eq(products.id, id));
  await page.goto(`/${handle}/products/${slug}`);
  await page.locator("summary", { hasText: "what it is for" }).click();
  const refused = async (label: string, text: string, said: string) => {
    const field = page.getByLabel(label);
    await field.fill(text);
    await page.getByRole("button", { name: "Continue to payment" }).first().click();
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText("Some answers need your attention.").first()).toBeAttached();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(/told\.|answers\./)).toHaveCount(0);
  };
  await refused("Your site", "not a site at all", "This must be an http or https address");
  await page.getByLabel("Your site").fill("https://example.com/");
  await refused("Anything else", "x".repeat(5_001), "This must have at most 5,000 characters");
});

test("a draft's picture that is no longer there is said to be so where pictures are chosen", async ({ page }) => {
  const { userId } = await signedIn(page, "/studio/products/new");
  const choose = page.getByLabel("Pictures: choose, drop or paste");
  await choose.setInputFiles(await picture("mark.png"));
  await expect(page.getByRole("textbox", { name: "What picture 1 shows" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("A ferry line's mark");
  await page.getByLabel("Price, $").first().fill("300");
  // as the job does a day after it was put there
  await database().delete(media).where(eq(media.userId, userId));
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Upload it again")).toBeVisible();
  await expect(choose).toBeFocused();
});
