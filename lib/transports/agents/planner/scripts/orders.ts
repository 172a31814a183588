import { formatMoney } from "@/lib/core/values/money";
import { Offerings, Offers, Trusted } from "../answers";
import { isCalled, type Match, matchOrder, stemsLeft } from "../match-order";
import { sayWhom } from "../reading/whom";
import type { OrderWish } from "../reading/wishes";
import { type Answer, type Kit, Obstacle, type Script } from "../script";
import { handleOf } from "./people";
import type { Act } from "./section";

/** As many offers as one search answers. */
const PAGE = 50;

/** What a checkout is to be opened for: read, matched word by word, within its limits; not opened yet. Throws `Obstacle`. */
export function* prepareOrder(kit: Kit, said: OrderWish): Script<Act> {
  const { maxOrderCents: most } = kit.standing;
  const wish: OrderWish = { ...said, prices: { ...said.prices, max: lower(said.prices.max, most) } };
  return wish.whom ? yield* orderFrom(kit, wish, yield* handleOf(kit, wish.whom)) : yield* orderCheapest(kit, wish);
}

function* orderFrom(kit: Kit, wish: OrderWish, handle: string): Script<Act> {
  yield* checkTrust(kit, handle);
  const why = `To match ${wish.subject ? `“${wish.subject}”` : "what is asked for"} with what @${handle} sells${limit(wish)}.`;
  const answer = yield kit.call("list_creator_offers", why, { handle });
  if (!answer.known) return planned(wish, handle, answer, "offers.0");
  const { display_name, offers } = Offers.parse(answer.output);
  const matched = matchOrder(wish, offers, display_name);
  if ("problem" in matched) throw new Obstacle(`No checkout was opened: of @${handle}, ${matched.problem}.`);
  return act(wish, handle, matched.match);
}

/** The cheapest of everything on sale that is called so. A full page is not all: what is cheaper is asked for until there is nothing. */
function* orderCheapest(kit: Kit, wish: OrderWish): Script<Act> {
  const why = `To find the cheapest that is called “${wish.subject}”${limit(wish)}.`;
  let best: { handle: string; match: Match } | undefined;
  for (let max = wish.prices.max; ; ) {
    const given = { query: wish.subject, ...(max !== undefined && { maxPriceCents: max }), maxResults: PAGE };
    const answer = yield kit.call("get_marketplace_offerings", why, given);
    if (!answer.known) return planned(wish, answer.at("offerings.0.creator.handle"), answer, "offerings.0");
    const { offerings } = Offerings.parse(answer.output);
    const before = best;
    for (const offer of offerings.filter(
      (one) => isCalled(one, wish.subject) && one.creator.trust_score >= (kit.standing.minTrustScore ?? 0),
    )) {
      const matched = matchOrder({ ...wish, subject: stemsLeft(offer, wish.subject), productId: offer.product_id }, [
        offer,
      ]);
      if ("match" in matched && (!best || matched.match.priceCents < best.match.priceCents)) {
        best = { handle: offer.creator.handle, match: matched.match };
      }
    }
    if (offerings.length < PAGE || best === before || !best || best.match.priceCents <= 1) break;
    max = best.match.priceCents - 1;
  }
  if (!best) throw new Obstacle(`No checkout was opened: nothing on sale is called “${wish.subject}”${limit(wish)}.`);
  return act(wish, best.handle, best.match);
}

/** An agent that only deals with trusted people orders from nobody else. */
function* checkTrust(kit: Kit, handle: string): Script<void> {
  const { minTrustScore: least } = kit.standing;
  if (least === undefined) return;
  const answer = yield kit.call("get_creator", `The agent's instructions ask for a trust score of at least ${least}.`, {
    handle,
  });
  if (answer.known && Trusted.parse(answer.output).trust_score < least) {
    throw new Obstacle(
      `No checkout was opened: the trust score of @${handle} is below the ${least} that the agent's instructions ask for.`,
    );
  }
}

function act({ prices }: OrderWish, handle: string, match: Match): Act {
  const { productId, tierId, addonIds, name, priceCents } = match;
  const given = {
    handle,
    productId,
    ...(tierId && { tierId }),
    ...(addonIds.length > 0 && { addonIds }),
    ...atMost(prices),
  };
  const why = `You asked to order “${name}” at ${formatMoney(priceCents)}: this opens the checkout that a person pays.`;
  return { tool: "create_order", why, arguments: given };
}

/** The step of a plan that nobody has begun: what will fill it in, and under which conditions it is made at all. */
function planned(wish: OrderWish, handle: string, answer: Answer & { known: false }, at: string): Act {
  const given = {
    handle,
    productId: wish.productId ?? answer.at(`${at}.product_id`),
    tierId: answer.at(`${at}.packages.0.tier_id`),
    ...atMost(wish.prices),
  };
  const from = wish.whom ? ` of ${sayWhom(wish.whom)}` : "";
  const why = `Only if product, package and add-ons${from} are exactly what was asked for${limit(wish)}: opens the checkout that a person pays.`;
  return { tool: "create_order", why, arguments: given };
}

/** The server holds it again: prices may have changed since they were read. */
const atMost = ({ max }: OrderWish["prices"]) => (max === undefined ? {} : { maxPriceCents: max });

function limit({ prices: { max, min } }: OrderWish): string {
  const parts = [
    max !== undefined && `at ${formatMoney(max)} or less, add-ons included`,
    min !== undefined && `at ${formatMoney(min)} or more`,
  ];
  const said = parts.filter(Boolean).join(" and ");
  return said && `, ${said}`;
}

const lower = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
