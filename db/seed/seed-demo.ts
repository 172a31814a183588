import { isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import {
  availability,
  bookings,
  bookingTypes,
  briefMatches,
  briefs,
  founders,
  intros,
  media,
  mediaUses,
  memberships,
  membershipTiers,
  messages,
  orderBriefs,
  orderDeliveries,
  orderEvents,
  orders,
  portfolioPieces,
  posts,
  productAddons,
  productPackages,
  products,
  profileSearch,
  profiles,
  quotes,
  reviews,
  sandboxWebhooks,
  threads,
  users,
  viewDays,
} from "@/db/schema";
import { sandboxPayments } from "@/lib/core/env";
import { countTermsIn } from "@/lib/domain/network/search/ranking/weighing/count-terms";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { recountMembers } from "@/lib/domain/trade/memberships/recount";
import { availabilityRows, bookingTypeRows } from "./demo-rows/availability";
import { bookingRows } from "./demo-rows/bookings";
import { briefRows } from "./demo-rows/briefs";
import { founderRows } from "./demo-rows/founders";
import { membershipRows } from "./demo-rows/members";
import { openOrders, quietOrders, type ReviewRow, reviewedOrder } from "./demo-rows/orders";
import type { SoldOrder } from "./demo-rows/sales";
import { type DemoShop, demoShops, openForPayments, postRows, profileRow, tierRows, userRows } from "./demo-rows/shops";
import { type Talks, talkRows } from "./demo-rows/talks";
import { viewRows } from "./demo-rows/views";
import { insertRows } from "./insert-rows";
import { drawPictures } from "./pictures/demo-pictures";
import { type Source, source as seededAt } from "./source";

const PICTURES = 20_261_122;

/**
 * Writes the demo network into an empty database: creators, what they sell and publish, orders and reviews. With the embedded
 * processor everything can really be bought. Answers a summary in words.
 */
export async function seedDemo(tx: Transaction, source: Source, passwordHash: string): Promise<string> {
  const shops = demoShops(source);
  const sandbox = sandboxPayments();
  if (sandbox) await Promise.all(shops.map(openForPayments));
  // from numbers of its own: the rest of the demo stays as it is without pictures
  const pictures = drawPictures(seededAt(source.now, PICTURES), shops);
  const sold = await demoOrders(source, shops);
  const offers = shops.flatMap((shop) => [...shop.products.values()]);
  const reviewRows = sold.flatMap(({ review }) => review ?? []);

  const people = userRows(source, shops, passwordHash);
  await insertRows(tx, users, people);
  await insertRows(tx, media, pictures.media);
  await insertRows(tx, mediaUses, pictures.uses);
  await insertRows(tx, profiles, shops.map(profileRow));
  await insertRows(tx, portfolioPieces, pictures.pieces);
  await insertRows(
    tx,
    products,
    offers.map((offer) => offer.product),
  );
  await insertRows(
    tx,
    productPackages,
    offers.flatMap((offer) => offer.packages),
  );
  await insertRows(
    tx,
    productAddons,
    offers.flatMap((offer) => offer.addons),
  );
  const tiers = shops.flatMap((shop) => tierRows(source, shop));
  await insertRows(tx, membershipTiers, tiers);
  const written = shops.flatMap((shop) => postRows(source, shop));
  await insertRows(tx, posts, written);
  await insertRows(tx, viewDays, viewRows(source, shops, written));
  await insertRows(
    tx,
    orders,
    sold.map(({ order }) => order),
  );
  await insertRows(
    tx,
    orderEvents,
    sold.flatMap(({ events }) => events),
  );
  await insertRows(
    tx,
    orderDeliveries,
    sold.flatMap(({ deliveries }) => deliveries),
  );
  await insertRows(tx, reviews, reviewRows);
  await insertActivity(tx, source, shops, tiers);
  const [first] = shops;
  if (first) await insertTalks(tx, talkRows(source, first, sold, people));
  for (const shop of shops) await recomputeProfile(tx, shop.profileId, source.now);
  await tx.execute(sql`analyze ${profileSearch}`);
  await countTermsIn(tx);
  // what the processor would tell us, the rows say already
  if (sandbox) await tx.delete(sandboxWebhooks).where(isNull(sandboxWebhooks.deliveredAt));
  return `${shops.length} creators, ${offers.length} products, ${sold.length} orders, ${reviewRows.length} reviews`;
}

/** What the demo network has besides sales: members, booked calls, founder cards and introduction requests. */
async function insertActivity(
  tx: Transaction,
  source: Source,
  shops: readonly DemoShop[],
  tiers: readonly (typeof membershipTiers.$inferInsert)[],
): Promise<void> {
  const founding = founderRows(source, shops);
  await insertRows(tx, memberships, membershipRows(source, shops, tiers));
  await recountMembers(
    tx,
    shops.map((shop) => shop.profileId),
  );
  await insertRows(tx, bookings, bookingRows(source, shops));
  await insertRows(tx, availability, availabilityRows(shops));
  await insertRows(tx, bookingTypes, bookingTypeRows(shops));
  await insertRows(tx, founders, founding.cards);
  await insertRows(tx, intros, founding.intros);
  const pipeline = briefRows(source, shops);
  await insertRows(tx, briefs, pipeline.briefs);
  await insertRows(tx, briefMatches, pipeline.matches);
}

async function insertTalks(tx: Transaction, talks: Talks): Promise<void> {
  await insertRows(tx, threads, talks.threads);
  await insertRows(tx, messages, talks.messages);
  await insertRows(tx, quotes, talks.quotes);
  await insertRows(tx, orderBriefs, talks.briefs);
}

async function demoOrders(source: Source, shops: readonly DemoShop[]): Promise<(SoldOrder & { review?: ReviewRow })[]> {
  const [first] = shops;
  const open = first ? await openOrders(source, first) : [];
  const closed = shops.flatMap((shop) => [
    ...shop.creator.reviews.map((review) => reviewedOrder(source, shop, review)),
    ...quietOrders(source, shop),
  ]);
  return [...closed, ...open];
}
