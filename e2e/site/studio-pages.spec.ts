import type { Page } from "playwright/test";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { makeReview } from "@/db/factories/analytics";
import {
  makeAvailability,
  makeBooking,
  makeFounder,
  makeIntro,
  makeMembership,
  makeTier,
} from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectNoOverflow, expectSoundInEveryView, OPENED } from "../soundness";

const address = freshAddress();
test.use({ extraHTTPHeaders: { "x-forwarded-for": address } });

const EMPTY: [path: string, title: string, text: string][] = [
  ["/studio", "Overview", "0 of 4 done"],
  ["/studio/orders", "Orders", "Nothing is at work"],
  ["/studio/orders?show=closed", "Orders", "Closed"],
  ["/studio/reviews", "Reviews", "No reviews yet"],
  ["/studio/products", "Products", "Nothing to hire you for yet"],
  ["/studio/products/new", "New product", "What buyers see"],
  ["/studio/portfolio", "Portfolio", "Nothing to see of your work yet"],
  ["/studio/portfolio/new", "New piece", "Where more of it is to be seen."],
  ["/studio/posts", "Posts", "Nothing published yet"],
  ["/studio/posts?show=drafts", "Posts", "No drafts"],
  ["/studio/posts/new", "New post", "Who can read it"],
  ["/studio/bookings", "Bookings", "Nothing is booked"],
  ["/studio/bookings/availability", "Availability", "Weekly hours"],
  ["/studio/memberships", "Memberships", "No tier yet"],
  ["/studio/intros", "Intros", "No requests yet"],
  ["/studio/briefs", "Briefs", "No brief has matched you yet"],
  ["/studio/founder", "Founder card", "What you look for"],
  ["/studio/payouts", "Payouts", "You cannot be paid yet"],
  ["/settings", "Your profile", "Agent discovery"],
  ["/orders", "Your orders", "Confirm your email address"],
  ["/bookings", "Your bookings", "Confirm your email address"],
  ["/memberships", "Your memberships", "You are not a member anywhere yet"],
];

const STATES = ["PAID", "DELIVERED", "REVISION_REQUESTED", "DISPUTED", "COMPLETED", "REFUNDED"] as const;

// words that no column holds
const NAME = "Pneumonoultramicroscopicsilicovolcanoconiosisforschung";
const LONG = "Rechtsschutzversicherungsgesellschaftenvermittlungswerbung for a good deal of people";

/** The page is whole, is sound by axe, and does not scroll sideways. */
async function expectSound(page: Page, path: string, title: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toHaveCount(1);
  await expectSoundInEveryView(page, () =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible(),
  );
}

test.describe("in every view", () => {
  test.use(OPENED);
  test.setTimeout(240_000); // a page at a time, each looked at by axe

  let errors: string[];
  test.beforeEach(({ page }) => {
    errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
  });
  test.afterEach(() => expect(errors).toEqual([]));

  test("every studio page before there is anything", async ({ page }) => {
    const creator = await makeCreator({ password: PASSWORD, categories: [], skills: [] });
    await signIn(page, creator.email);
    for (const [path, title, text] of EMPTY) await expectSound(page, path, title, text);
  });

  test("every studio page of a creator who trades", async ({ page }) => {
    const creator = await makeCreator({ password: PASSWORD, displayName: NAME, location: NAME, mcpDiscoverable: true });
    const { profileId, email } = creator;
    const product = await makeProduct(profileId, { name: LONG, sellable: true });
    const post = await makePost(profileId, { title: LONG, body: "Some **text**.", tags: ["print"] });
    await makeReview(profileId, 4);
    await makeBooking(profileId, { title: LONG });
    for (const hours of [24, 48])
      await makeBooking(profileId, { startsAt: new Date(Date.now() - hours * 3_600_000), status: "COMPLETED" });
    await makeAvailability(profileId);
    const tier = await makeTier(profileId, { name: LONG });
    await makeMembership(profileId, tier.id, { memberName: LONG });
    await makeIntro(profileId, { note: LONG });
    await makeFounder(profileId, { building: LONG });
    await makePaidOrder(profileId, { productId: product.id, productTitle: LONG });
    await makePaidOrder(profileId, {
      productId: product.id,
      productTitle: LONG,
      status: "REFUNDED",
      closedAt: new Date(),
    });
    await signIn(page, email);
    for (const [path, title, text] of [
      ["", "Overview", "To deliver"],
      ["/orders", "Orders", LONG],
      ["/orders?show=closed", "Orders", LONG],
      ["/reviews", "Reviews", "1 verified review"],
      ["/products", "Products", LONG],
      [`/products/${product.id}`, LONG, "Add-ons"],
      ["/posts", "Posts", LONG],
      [`/posts/${post.id}`, LONG, "Unpublish"],
      ["/bookings", "Bookings", LONG],
      ["/bookings?when=past", "Bookings", "Mark as no-show"],
      ["/bookings/availability", "Availability", "Weekly hours"],
      ["/memberships", "Memberships", LONG],
      ["/intros", "Intros", LONG],
      ["/founder", "Founder card", LONG],
      ["/payouts", "Payouts", "Latest payments"],
    ] as const) {
      await expectSound(page, `/studio${path}`, title, text);
    }
    await expectSound(page, `/${creator.handle}`, NAME, LONG);
  });

  test("an order in each of its states, on both sides", async ({ page }) => {
    const creator = await makeCreator({ password: PASSWORD, displayName: NAME });
    await signIn(page, creator.email);
    for (const status of STATES) {
      const order = await makePaidOrder(creator.profileId, { status, productTitle: LONG });
      await expectSound(page, `/orders/${order.id}?token=${order.token}`, `Your order ${LONG}`, LONG);
      await expectSound(page, `/studio/orders/${order.id}`, LONG, "Robin Ashby");
    }
  });

  test("a delivery is not sent empty, and a file with a long name stays within its frame", async ({ page }) => {
    const creator = await makeCreator({ password: PASSWORD });
    const order = await makePaidOrder(creator.profileId);
    await signIn(page, creator.email);
    await page.goto(`/studio/orders/${order.id}`);
    await page.getByRole("button", { name: "Deliver", exact: true }).click();
    await expect(page.getByText("Say what you hand over, or add a link or a file")).toBeVisible();
    const file = { name: `${LONG}.txt`, mimeType: "text/plain", buffer: Buffer.from("a") };
    await page.getByLabel(/^Add files/).setInputFiles(file);
    await expect(page.getByRole("list", { name: "Files of this delivery" })).toContainText(LONG);
    await expectSoundInEveryView(page);
    await page.getByRole("button", { name: "Deliver", exact: true }).click();
    await expect(page.getByText("Counts as accepted").first()).toBeVisible();
    await expectSoundInEveryView(page);
  });
});

/** A word that no line holds. */
const LINK = `https://www.figma.com/design/${"Aq0".repeat(30)}`;

test("a request for changes stands above the form that answers it", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  const order = await makePaidOrder(creator.profileId);
  await signIn(page, creator.email);
  await page.goto(`/studio/orders/${order.id}`);
  await page.getByLabel(/^Message \(optional\)/).fill("The first draft.");
  await page.getByRole("button", { name: "Deliver", exact: true }).click();
  await expect(page.getByText("Counts as accepted").first()).toBeVisible();

  await page.goto(`/orders/${order.id}?token=${order.token}`);
  const asked = page.getByRole("button", { name: "Ask for changes" });
  await asked.click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(asked).toBeFocused();
  await asked.click();
  await page.getByLabel("What is to change").fill(`The blue is too dark. ${LINK}`);
  await page.getByRole("dialog").getByRole("button", { name: "Ask for changes" }).click();
  await expect(page.getByText("The creator is working on your changes", { exact: true })).toBeVisible();
  await expectNoOverflow(page);

  await page.goto(`/studio/orders/${order.id}`);
  await expect(page.getByRole("region", { name: "What is to change" })).toContainText("The blue is too dark.");
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoOverflow(page);
});
