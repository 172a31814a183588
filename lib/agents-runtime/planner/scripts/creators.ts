import { formatMoney } from "@/lib/core/money";
import { Creators, type FoundCreator, Offers } from "../answers";
import { chooseOffer } from "../choose-offer";
import { type Answer, type End, type Kit, Obstacle, type Script } from "../script";

const MOST_COMPARED = 3;

/** Finds creators, or takes those that were named; reads, compares or hires the best as far as the intent asks. */
export function* creators(kit: Kit): Script {
  const { goals, intent } = kit;
  const named = intent.handles.map((handle) => ({ handle }));
  const found = named.length > 0 ? undefined : yield* find(kit);
  if (found && found.fitting.length === 0) return found.end;
  const people: { handle: string }[] = found?.fitting ?? named;
  const [top] = people as [{ handle: string }];
  const about = named.length > 0 ? `@${top.handle}` : "the best match";
  let last: Answer | undefined;
  const read: Answer[] = [];
  if (goals.compare || (goals.detail && kit.may("get_creator")) || (named.length > 0 && !goals.offers && !goals.hire)) {
    for (const { handle } of people.slice(
      0,
      goals.compare ? Math.min(kit.slots.maxResults ?? MOST_COMPARED, MOST_COMPARED) : Math.max(1, named.length),
    )) {
      const why = goals.compare
        ? "To compare profiles, offers and reviews."
        : `To read ${named.length > 0 ? "who was named" : about} before recommending anybody.`;
      last = yield kit.call("get_creator", why, { handle });
      read.push(last);
    }
  }
  if (goals.hire) return yield* hire(kit, top.handle, about);
  if (goals.offers && kit.may("list_creator_offers")) {
    last = yield kit.call("list_creator_offers", `What ${about} sells, and for how much.`, { handle: top.handle });
    read.push(last);
  }
  if (!last) return found?.end ?? { text: "Nothing was asked for.", data: null };
  const texts = [found?.summary, ...read.map(({ text }) => text)].filter(Boolean);
  return { text: texts.join("\n\n---\n\n"), data: read.length === 1 ? last.output : read.map(({ output }) => output) };
}

type Found = { fitting: FoundCreator[]; summary: string; end: End };

function* find(kit: Kit): Script<Found> {
  const { match, slots } = kit.intent;
  const { maxPriceCents } = kit.slots;
  const belongs = match
    ? `“${slots.query ?? match.words.join(" ")}” belongs to ${match.name}.`
    : "By the words of the request.";
  let answer = yield kit.call("find_creators", belongs);
  let { creators: all } = Creators.parse(answer.output);
  if (all.length === 0 && match && slots.query) {
    // a subcategory that was named whole is surer than the other words; a single word is not
    answer = match.subcategory
      ? yield kit.call("find_creators", `Nobody matched the words: all in ${match.name} instead.`, { query: undefined })
      : yield kit.call("find_creators", `Nobody in ${match.name}: everywhere instead.`, { category: undefined });
    ({ creators: all } = Creators.parse(answer.output));
  }
  const fitting = all.filter(({ from_price_cents: price }) => {
    return maxPriceCents === undefined || (price !== null && price <= maxPriceCents);
  });
  const limit = maxPriceCents === undefined ? "" : ` with an offer of at most ${formatMoney(maxPriceCents)}`;
  const summary =
    fitting.length === 0
      ? `Of ${all.length} creators none${limit ? ` has${limit.slice(5)}` : " fits"}. ${nearest(all)}`
      : `${fitting.length} of ${all.length} creators fit${limit}: ${fitting.map(({ handle }) => `@${handle}`).join(", ")}.`;
  return { fitting, summary, end: { text: `${summary}\n\n${answer.text}`, data: { creators: fitting } } };
}

function nearest(all: readonly FoundCreator[]): string {
  const prices = all.flatMap(({ from_price_cents: price }) => (price === null ? [] : [price]));
  return prices.length === 0 ? "" : `The lowest starting price is ${formatMoney(Math.min(...prices))}.`;
}

/** Opens a checkout of the offer that fits best. A person pays: the run ends with the URL for them. */
function* hire(kit: Kit, handle: string, about: string): Script {
  const { maxPriceCents } = kit.slots;
  const offers = yield kit.call("list_creator_offers", `What ${about} sells, to choose what to order.`, { handle });
  const choice = chooseOffer(Offers.parse(offers.output).offers, kit.slots);
  if (!choice) {
    const limit = maxPriceCents === undefined ? "" : ` at most ${formatMoney(maxPriceCents)}`;
    const wanted = kit.slots.query ? ` “${kit.slots.query}”` : "";
    throw new Obstacle(`@${handle} sells nothing that fits${wanted}${limit}. No checkout was opened.`);
  }
  const ordered = yield kit.call("create_order", "You asked to hire: this opens the checkout that a person pays.", {
    handle,
    productId: choice.productId,
    tierId: choice.tierId,
  });
  return { text: ordered.text, data: ordered.output };
}
