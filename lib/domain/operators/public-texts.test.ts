import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ProfilePatch } from "@/lib/contracts/people/profile";
import { NewPost } from "@/lib/contracts/publishing/posts";
import { NewProduct } from "@/lib/contracts/trade/products/products";
import { editProfile } from "@/lib/domain/people/profiles/edit";
import { publish, saveDraft } from "@/lib/domain/publishing/posts/writing/publish";
import { publishDraft } from "@/lib/domain/publishing/posts/writing/set-published";
import { updatePost } from "@/lib/domain/publishing/posts/writing/update";
import { as } from "@/lib/domain/trade/orders/testing";
import { createProduct } from "@/lib/domain/trade/products/create";
import { patchProduct } from "@/lib/domain/trade/products/patch";
import { decideCase } from "./cases/decide";
import { casesOfAccount, getCase } from "./cases/list";
import { makeOperator, refusal } from "./testing";
import { banWord, unbanWord } from "./words/change";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const SPAM = "Earn 5000 $ a day https://bit.ly/3xYz12, write me on telegram @richnow";
const product = (parts: object) =>
  NewProduct.parse({ kind: "flat", name: "Logo", summary: "A logo.", price_cents: 9_900, delivery_days: 3, ...parts });

async function creator(since = new Date(0)) {
  const made = await makeCreator();
  await database().update(users).set({ createdAt: since }).where(eq(users.id, made.userId));
  return as(made);
}

it("what a creator shows to everybody is put before operators where it meets the rules, and shown all the same", async () => {
  const operator = await makeOperator();
  const ctx = await creator();
  const userId = "userId" in ctx.actor ? ctx.actor.userId : "";
  const cases = async () => (await casesOfAccount(operator.ctx(), userId)).map(({ title, status }) => [title, status]);
  await createProduct(ctx, product({ description: "Three drafts, see https://example.com/work." }));
  await publish(ctx, NewPost.parse({ title: "What I did in May", body: "A brand for a bakery: https://example.com." }));
  expect(await cases()).toEqual([]);

  const { id } = await createProduct(ctx, product({ name: "Quick money", description: SPAM }));
  const draft = await saveDraft(ctx, NewPost.parse({ title: "Rich", body: SPAM }));
  expect(await cases()).toEqual([[expect.stringMatching(/^Quick money, of @/), "OPEN"]]);
  await publishDraft(ctx, draft.id);
  await editProfile(ctx, ProfilePatch.parse({ bio: SPAM }));
  expect(await cases()).toHaveLength(3);

  // what they have let pass is not put before them again, as long as it says the same
  const [found] = (await casesOfAccount(operator.ctx(), userId)).filter(({ title }) => title.startsWith("Rich"));
  await decideCase(operator.ctx(), { id: found?.id ?? "", decision: "dismiss", note: "A joke among friends." });
  await updatePost(ctx, draft.id, { tags: [] });
  const open = async () => (await cases()).filter(([, status]) => status === "OPEN");
  expect(await open()).toHaveLength(2);
  await updatePost(ctx, draft.id, { body: `${SPAM}, or by WhatsApp` });
  expect(await open()).toHaveLength(3);
  await patchProduct(ctx, id, { price_cents: 12_000 });
  expect(await open()).toHaveLength(3);
});

it("what is added to a text after operators let it pass is put before them, however far down; an open case follows", async () => {
  const [operator, ctx] = [await makeOperator(), await creator()];
  const userId = "userId" in ctx.actor ? ctx.actor.userId : "";
  const open = async () => (await casesOfAccount(operator.ctx(), userId)).filter(({ status }) => status === "OPEN");
  const body = `${SPAM}\n\n${"A long tale of bread. ".repeat(200)}`;
  const post = await publish(ctx, NewPost.parse({ title: "Bread", body }));
  const decide = async () => {
    const [found] = await open();
    await decideCase(operator.ctx(), { id: found?.id ?? "", decision: "dismiss", note: "A joke." });
  };
  await decide();
  await updatePost(ctx, post.id, { tags: [] });
  expect(await open()).toEqual([]);
  await updatePost(ctx, post.id, { body: `${body} Bitcoin, now!` });
  await updatePost(ctx, post.id, { body: `${body} By Western Union, now!` });
  const [found] = await open();
  expect((await getCase(operator.ctx(), found?.id ?? "")).found.excerpt).toMatch(/By Western Union, now!$/);
  expect(found?.excerpt).toHaveLength(2_000);
  expect(found?.rules).toContainEqual(expect.objectContaining({ found: "Western Union" }));
  await decide();
  await updatePost(ctx, post.id, { tags: [] });
  expect(await open()).toEqual([]);
});

it("the packages, features, add-ons and questions of a product are looked at with its other words", async () => {
  const [operator, ctx] = [await makeOperator(), await creator()];
  const userId = "userId" in ctx.actor ? ctx.actor.userId : "";
  const small = { name: "Small", description: "", price_cents: 9_900, delivery_days: 3, revisions: 1, features: [] };
  const sold = (parts: object) =>
    NewProduct.parse({ kind: "packages", summary: "A logo.", packages: [small], ...parts });
  await createProduct(ctx, sold({ name: "Plain" }));
  const words = { packages: [{ ...small, features: [SPAM] }] };
  const addons = [{ name: "Rush", description: SPAM, price_cents: 1_000, extra_days: 0 }];
  await createProduct(ctx, sold({ name: "Features", ...words }));
  await createProduct(ctx, sold({ name: "Add-ons", addons }));
  await createProduct(ctx, sold({ name: "Questions", requirements: [{ label: "Where?", help: SPAM, kind: "text" }] }));
  const titles = (await casesOfAccount(operator.ctx(), userId)).map(({ title }) => title.split(",")[0]);
  expect(titles.sort()).toEqual(["Add-ons", "Features", "Questions"]);
});

it("it counts that an account is new", async () => {
  const operator = await makeOperator();
  const body = "My channel: telegram, or +49 170 1234567";
  const text = NewPost.parse({ title: "Reach me", body });
  for (const [since, flagged] of [
    [new Date(0), 0],
    [new Date(), 1],
  ] as const) {
    const ctx = await creator(since);
    await publish(ctx, text);
    const userId = "userId" in ctx.actor ? ctx.actor.userId : "";
    expect(await casesOfAccount(operator.ctx(), userId)).toHaveLength(flagged);
  }
});

it("words that nobody may write are refused wherever they would be shown, from the moment they are on the list", async () => {
  const [operator, ctx] = [await makeOperator(), await creator()];
  const words = "Cheap followers for you";
  const attempts = () =>
    Promise.all([
      refusal(createProduct(ctx, product({ summary: words }))),
      refusal(publish(ctx, NewPost.parse({ title: words, body: "As it says." }))),
      refusal(editProfile(ctx, ProfilePatch.parse({ tagline: words }))),
    ]);
  await banWord(operator.ctx(), { word: "cheap followers", effect: "refuse" });
  expect(await attempts()).toEqual(["validation_error", "validation_error", "validation_error"]);
  expect(await refusal(saveDraft(ctx, NewPost.parse({ title: words, body: "Not yet." })))).toBe("went through");
  await unbanWord(operator.ctx(), { word: "cheap followers" });
  expect(await attempts()).toEqual(["went through", "went through", "went through"]);
});
