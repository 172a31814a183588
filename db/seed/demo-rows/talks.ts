import type { messages, orderBriefs, quotes, threads } from "@/db/schema";
import { idAt } from "@/lib/core/values/ids";
import { DEMO_BUYERS, type DemoBuyer } from "../demo";
import { DEMO_BRIEF, DEMO_ORDER_TALKS, DEMO_QUESTIONS, DEMO_QUOTES, type DemoLine } from "../demo/talks";
import { mulberry32 } from "../random";
import { DAY_MS, type Source } from "../source";
import type { SoldOrder } from "./sales";
import type { DemoShop } from "./shops";

const SEED = 22_360_680;

type ThreadRow = typeof threads.$inferInsert;
type MessageRow = typeof messages.$inferInsert;
export type Talks = {
  threads: ThreadRow[];
  messages: MessageRow[];
  quotes: (typeof quotes.$inferInsert)[];
  briefs: (typeof orderBriefs.$inferInsert)[];
};
type Person = { id: string; email: string };
type About = Pick<ThreadRow, "kind" | "title" | "productId" | "subjectId"> & { id: string; account: boolean };

/** What is said with the demo creator: about open orders, before buying, and of quotes. From a sequence of their own. */
export function talkRows(source: Source, shop: DemoShop, sold: readonly SoldOrder[], people: readonly Person[]): Talks {
  const random = mulberry32(SEED);
  const all: Talks = { threads: [], messages: [], quotes: [], briefs: [] };
  const userOf = ({ email }: DemoBuyer) => people.find((person) => person.email === email)?.id ?? null;

  const say = (about: About, buyer: DemoBuyer, lines: readonly DemoLine[], unread: number): string | undefined => {
    const rows = lines.map(({ by, daysAgo, body }, index): MessageRow => {
      const createdAt = source.ago(daysAgo);
      const read = index < lines.length - unread;
      return {
        id: idAt("msg", createdAt, random),
        threadId: about.id,
        side: by,
        authorKind: by,
        authorId: by === "creator" ? shop.userId : userOf(buyer),
        authorName: by === "creator" ? shop.creator.displayName : buyer.name,
        via: "site",
        body,
        createdAt,
        readAt: read ? new Date(Math.min(createdAt.getTime() + 0.05 * DAY_MS, source.now.getTime())) : null,
      };
    });
    const last = lines.at(-1);
    const answered = lines.find(({ by }) => by === "creator");
    const { account, ...thread } = about;
    all.threads.push({
      ...thread,
      originId: thread.subjectId,
      profileId: shop.profileId,
      buyerUserId: account ? userOf(buyer) : null,
      buyerEmail: account ? null : buyer.email,
      buyerName: buyer.name,
      lastMessageAt: source.ago(last?.daysAgo ?? 0),
      lastPreview: (last?.body ?? "").replaceAll("**", "").slice(0, 140),
      lastSide: last?.by ?? null,
      creatorWroteAt: answered ? source.ago(answered.daysAgo) : null,
      creatorUnread: last?.by === "buyer" ? unread : 0,
      buyerUnread: last?.by === "creator" ? unread : 0,
      createdAt: source.ago(lines[0]?.daysAgo ?? 0),
    });
    all.messages.push(...rows);
    return rows[0]?.id;
  };

  for (const { order } of sold.filter(({ order: { profileId } }) => profileId === shop.profileId)) {
    if (order.status !== "PAID" && order.status !== "REVISION_REQUESTED") continue;
    const { unread, lines } = DEMO_ORDER_TALKS[order.status];
    const about = {
      kind: "order",
      title: order.productTitle,
      productId: order.productId,
      subjectId: order.id,
    } as const;
    const id = idAt("thr", source.ago(lines[0]?.daysAgo ?? 0), random);
    say(
      { ...about, id, account: false },
      buyerBy((one) => one.email === order.buyerEmail),
      lines,
      unread,
    );
    if (order.status === "PAID") all.briefs.push(briefOf(source, shop, order.id));
  }
  for (const { buyer, product, unread, lines } of DEMO_QUESTIONS) {
    const id = idAt("thr", source.ago(lines[0]?.daysAgo ?? 0), random);
    const about = { kind: "inquiry", id, subjectId: id, ...offerOf(shop, product), account: true } as const;
    say(
      about,
      buyerBy(({ key }) => key === buyer),
      lines,
      unread,
    );
  }
  for (const { buyer: key, product, daysAgo, brief, budgetCents, offer } of DEMO_QUOTES) {
    const at = source.ago(daysAgo);
    const [id, threadId, buyer] = [idAt("qt", at, random), idAt("thr", at, random), buyerBy((one) => one.key === key)];
    const { productId, title } = offerOf(shop, product);
    const asked: DemoLine = { by: "buyer", daysAgo, body: brief };
    const about = { kind: "quote", id: threadId, subjectId: id, productId, title, account: true } as const;
    const messageId = say(about, buyer, [asked], offer ? 0 : 1);
    all.quotes.push({
      id,
      status: offer ? "OFFERED" : "REQUESTED",
      profileId: shop.profileId,
      productId,
      buyerUserId: userOf(buyer),
      buyerName: buyer.name,
      source: "site",
      threadId,
      messageId: messageId ?? null,
      brief,
      budgetCents,
      title: offer?.title ?? null,
      scope: offer?.scope ?? null,
      amountCents: offer?.amountCents ?? null,
      deliveryDays: offer?.days ?? null,
      revisions: offer?.revisions ?? null,
      offeredAt: offer ? source.ago(offer.daysAgo) : null,
      expiresAt: offer ? new Date(source.now.getTime() + offer.lapsesIn * DAY_MS) : null,
      createdAt: at,
      updatedAt: offer ? source.ago(offer.daysAgo) : at,
    });
  }
  return all;
}

function briefOf(source: Source, shop: DemoShop, orderId: string): Talks["briefs"][number] {
  const requirements = shop.products.get("brand-identity")?.product.requirements ?? [];
  const answered = requirements.flatMap(({ id }, index) => {
    const answer = DEMO_BRIEF.answers[index];
    return answer === undefined ? [] : [[id, answer] as const];
  });
  const at = source.ago(2.2);
  const { summary } = DEMO_BRIEF;
  return { orderId, requirements, summary, answers: Object.fromEntries(answered), submittedAt: at, updatedAt: at };
}

function offerOf(shop: DemoShop, slug: string): { productId: string; title: string } {
  const product = shop.products.get(slug)?.product;
  if (!product?.id) throw new Error(`${shop.creator.handle} has no product ${slug}`);
  return { productId: product.id, title: product.name };
}

function buyerBy(is: (buyer: DemoBuyer) => boolean): DemoBuyer {
  const buyer = DEMO_BUYERS.find(is);
  if (!buyer) throw new Error("there is no such demo buyer");
  return buyer;
}
