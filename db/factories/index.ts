import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import type { NewProduct } from "@/lib/contracts/trade/products/products";
import { randomToken, sha256 } from "@/lib/core/seal";
import { newId } from "@/lib/core/values/ids";
import { basisPoints } from "@/lib/core/values/money";
import { slugOf } from "@/lib/core/values/slug";
import { newToken } from "@/lib/domain/developers/keys/checking/token";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { placeKeys } from "@/lib/domain/platform/understand/reading/places";
import { TAGS_VERSION, tagsOfProfile } from "@/lib/domain/platform/understand/tagging/tags";
import { productRows } from "@/lib/domain/trade/products/rows";
import { createStoredPrice } from "@/lib/domain/trade/products/stored-price";
import { database } from "../client";
import * as schema from "../schema";
import { activeAccount } from "../seed/sandbox";

/** Rows for tests, each call with names of its own. They write to the database of `DATABASE_URL`, with no audit and no events. */

type ProfileParts = Partial<typeof schema.profiles.$inferInsert>;

/** argon2id at its least cost: a check reads the cost from the hash, and tests make thousands of keys. */
export function quickHash(secret: string): Promise<string> {
  return hash(secret, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
}

/** A creator on the FREE plan, not discoverable, without anything to sell. It has a password when one is given. */
export async function makeCreator({
  email,
  password,
  ...parts
}: ProfileParts & { email?: string; password?: string } = {}): Promise<{
  userId: string;
  profileId: string;
  handle: string;
  email: string;
}> {
  const handle = parts.handle ?? `maker-${randomBytes(6).toString("hex")}`;
  const account = { id: parts.userId ?? newId("usr"), email: email ?? `${handle}@example.com` };
  const name = parts.displayName ?? `Maker ${handle.slice(-12)}`;
  const profileId = parts.id ?? newId("crt");
  const passwordHash = password === undefined ? null : await quickHash(password);
  await database().transaction(async (tx) => {
    await tx.insert(schema.users).values({ ...account, name, passwordHash });
    const made = { tagline: "Made for a test", skills: [], categories: [], location: null, ...parts };
    const tags = { subcategories: tagsOfProfile(made), places: placeKeys(made.location), tagsVersion: TAGS_VERSION };
    const row = { ...made, ...tags, ...parts, id: profileId, userId: account.id, handle, displayName: name };
    await tx.insert(schema.profiles).values(row);
    await recomputeProfile(tx, profileId, new Date());
    // figures that were asked for, such as a trust score, hold until something recomputes them
    await tx.update(schema.profiles).set(row).where(eq(schema.profiles.id, profileId));
    await indexProfiles(tx, [profileId]);
  });
  return { userId: account.id, profileId, handle, email: account.email };
}

/** Somebody opened the link that their address was sent. */
export async function proveAddress(userId: string): Promise<void> {
  await database().update(schema.users).set({ emailVerifiedAt: new Date() }).where(eq(schema.users.id, userId));
}

/** A browser that is signed in as somebody, as of `at`. Answers its session's id. */
export async function makeSession(
  userId: string,
  at = new Date(),
  parts: Partial<typeof schema.sessions.$inferInsert> = {},
): Promise<string> {
  const id = randomToken();
  const expiresAt = new Date(at.getTime() + 30 * 86_400_000);
  await database()
    .insert(schema.sessions)
    .values({ id, userId, createdAt: at, provedAt: at, lastSeenAt: at, expiresAt, ...parts });
  return id;
}

/** An API key of a creator; the plan's number of keys is not looked at. */
export async function makeApiKey(
  profileId: string,
  scopes: readonly Scope[] = ALL_SCOPES,
  parts: Partial<typeof schema.apiKeys.$inferInsert> = {},
): Promise<{ id: string; token: string; prefix: string }> {
  const { token, prefix } = newToken(parts.livemode === false ? "test" : "live");
  const row = { id: newId("key"), profileId, name: "Test key", prefix, tokenHash: await quickHash(token), ...parts };
  await database()
    .insert(schema.apiKeys)
    .values({ ...row, scopes: [...scopes] });
  return { id: row.id, token, prefix };
}

type ProductParts = {
  name?: string;
  slug?: string;
  /** One flat price instead of packages; a stored price at the processor only when `sellable`. */
  flat?: boolean;
  /** The flat price, or that of the first package; the second costs twice, the third four times as much. */
  priceCents?: number;
  /** How many packages: three unless fewer are asked for. */
  sizes?: 1 | 2 | 3;
  /** Gives the creator an active account at the embedded processor, so that checkouts work. */
  sellable?: boolean;
};

export type MadeProduct = {
  id: string;
  slug: string;
  /** Cheapest first: `basic`, `standard`, `premium`; empty for a flat price. */
  packages: { slug: string; priceCents: number }[];
  addons: { slug: string; priceCents: number }[];
  priceCents: number;
};

/** A product of three packages and two add-ons (`rush`, 25.00; `extra-round`, 10.00), or of one flat price with the same add-ons. */
export async function makeProduct(profileId: string, parts: ProductParts = {}): Promise<MadeProduct> {
  const { flat = false, sellable = false, priceCents = 10_000, sizes = 3 } = parts;
  const id = newId("prod");
  const name = parts.name ?? `Service ${id.slice(-8)}`;
  const input = newProduct(name, priceCents, flat, sizes);
  const stored = flat && sellable ? await createStoredPrice({ id, name, summary: "", priceCents }) : null;
  const slug = parts.slug ?? slugOf(name);
  const mint = (prefix: "pkg" | "addon") => newId(prefix);
  const rows = productRows(input, { id, profileId, slug, position: 0, at: new Date(), stored, mint });
  if (sellable) await makeSellable(profileId);
  await database().transaction(async (tx) => {
    await tx.insert(schema.products).values(rows.product);
    if (rows.packages.length > 0) await tx.insert(schema.productPackages).values(rows.packages);
    await tx.insert(schema.productAddons).values(rows.addons);
    await recomputeProfile(tx, profileId, new Date());
  });
  const priced = (row: { slug: string; priceCents: number }) => ({ slug: row.slug, priceCents: row.priceCents });
  return { id, slug, packages: rows.packages.map(priced), addons: rows.addons.map(priced), priceCents };
}

function newProduct(name: string, price: number, flat: boolean, count: number): NewProduct {
  const addon = { description: "", extra_days: 0 };
  const common = {
    name,
    summary: "A service for a test.",
    description: "",
    addons: [
      { ...addon, name: "Rush", price_cents: 2_500 },
      { ...addon, name: "Extra round", price_cents: 1_000, extra_days: 2 },
    ],
  };
  if (flat) return { kind: "flat", ...common, price_cents: price, delivery_days: 5, revisions: 1 };
  const sizes = ["Basic", "Standard", "Premium"].slice(0, count).map((size, index) => ({
    name: size,
    description: `The ${size.toLowerCase()} package.`,
    price_cents: price * 2 ** index,
    delivery_days: 5 * (index + 1),
    revisions: index + 1,
    features: ["Source files"],
  }));
  return { kind: "packages", ...common, packages: sizes };
}

/** Gives a creator an active account at the embedded processor, once. */
async function makeSellable(profileId: string): Promise<void> {
  const db = database();
  const here = eq(schema.profiles.id, profileId);
  const [profile] = await db
    .select({ account: schema.profiles.processorAccountId, name: schema.profiles.displayName })
    .from(schema.profiles)
    .where(here);
  if (!profile || profile.account) return;
  const processorAccountId = await activeAccount(`${profileId}@example.com`, profile.name);
  await db.update(schema.profiles).set({ processorAccountId, payoutsEnabled: true }).where(here);
}

/**
 * An order that was paid just now, of a new product unless `productId` is given, with its timeline and the token of its link. With
 * another `status` it went there right after the payment.
 */
export async function makePaidOrder(
  profileId: string,
  parts: Partial<typeof schema.orders.$inferInsert> = {},
): Promise<{ id: string; token: string; productId: string }> {
  const { status = "PAID", amountCents = 10_000 } = parts;
  const productId = parts.productId ?? (await makeProduct(profileId)).id;
  const [id, token, now] = [parts.id ?? newId("ord"), randomToken(), new Date()];
  await database().transaction(async (tx) => {
    await tx.insert(schema.orders).values({
      productTitle: "Service: Basic",
      packageSlug: "basic",
      feeCents: basisPoints(amountCents, 1_000),
      lines: [{ kind: "package", slug: "basic", name: "Service: Basic", amount_cents: amountCents }],
      deliveryDays: 5,
      revisionsAllowed: 1,
      source: "site",
      buyerEmail: `buyer-${id.slice(-12)}@example.com`,
      buyerName: "Robin Ashby",
      expiresAt: new Date(now.getTime() + 86_400_000),
      paidAt: now,
      ...(status === "REFUNDED" ? { refundedAt: now, refundedCents: amountCents } : {}),
      ...parts,
      id,
      profileId,
      productId,
      status,
      amountCents,
      linkTokenHash: sha256(token),
    });
    const event = { orderId: id, at: now };
    await tx
      .insert(schema.orderEvents)
      .values([
        { ...event, actor: "site", from: null, to: "CHECKOUT_OPEN" },
        { ...event, actor: "processor", from: "CHECKOUT_OPEN", to: "PAID" },
        ...(status === "PAID" ? [] : [{ ...event, actor: "system", from: "PAID" as const, to: status }]),
      ]);
  });
  return { id, token, productId };
}
