import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makeReview } from "@/db/factories/analytics";
import { makeAvailability } from "@/db/factories/creator-records";
import { makePiece } from "@/db/factories/pictures";
import { availabilityBlocks } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

test("where a thing of a list is taken out by its own button, the focus goes on to what stands there", async ({
  page,
}) => {
  const { profileId, email } = await makeCreator({ password: PASSWORD });
  for (const title of ["Ferry terminal", "Night boat"]) await makePiece(profileId, { title });
  for (const name of ["First thing", "Second thing"]) await makeProduct(profileId, { name });
  await makeReview(profileId, 5);
  await makeAvailability(profileId);
  const day = (n: number) => new Date(Date.UTC(2040, 0, n));
  for (const n of [3, 9])
    await database()
      .insert(availabilityBlocks)
      .values({ id: newId("block"), profileId, startsAt: day(n), endsAt: day(n + 1) });
  await signIn(page, email);
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name }).first().focus();
    await page.keyboard.press("Enter");
  };
  const focused = page.locator("main :focus");

  await page.goto("/studio/portfolio");
  await press("Delete Ferry terminal");
  await press("Delete it");
  await expect(page.getByText("Ferry terminal", { exact: true })).toHaveCount(0);
  await expect(focused).toHaveAccessibleName("Delete Night boat");

  await page.goto("/studio/products");
  await press(/Archive First thing/);
  await expect(page.getByRole("button", { name: /Archive First thing/ })).toHaveCount(0);
  await expect(page.getByRole("listitem").filter({ hasText: "Second thing" }).locator(":focus")).toHaveCount(1);

  await page.goto("/studio/bookings/availability");
  for (const left of [/^Remove .*9/, "Block"]) {
    const gone = page.getByRole("button", { name: /^Remove .*2040/ });
    const before = await gone.count();
    await press(/^Remove .*2040/);
    await press("Open again");
    await expect(gone).toHaveCount(before - 1);
    await expect(focused).toHaveAccessibleName(left);
  }
  await press(/^Remove Sunday/);
  await expect(page.getByRole("button", { name: /^Remove Sunday/ })).toHaveCount(0);
  await expect(focused).toHaveAccessibleName("Add hours on Sunday");

  await page.goto("/studio/reviews");
  await press(/^Reply/);
  await expect(page.getByLabel("Your reply")).toBeFocused();
  await press("Cancel");
  await expect(focused).toHaveAccessibleName(/^Reply/);
});
