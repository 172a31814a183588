import { formatMoney } from "@/lib/core/values/money";
import type { FoundOffer } from "./answers";
import type { OrderWish } from "./reading/wishes";
import { stem, wordsOf } from "./reading/words/stems";

/** What an order comes to, with the names that its page shows. Price in US cents, add-ons included. */
export type Match = {
  productId: string;
  tierId: string | undefined;
  addonIds: string[];
  priceCents: number;
  name: string;
};

export type Matched = { match: Match } | { problem: string };

/** Words of an order that say what kind of thing is named, or join names. */
const JOINING = new Set(
  `a an the of for me us please my with and plus including together along well as also add from by at to product package packages pack bundle service
  tier option offer addon addons add extra extras called named one it`.split(/\s+/),
);
const ADDONS = /^(?:any |all |the )*(?:add-?ons?|extras?|additions?|options?)$/i;

type Words = { words: string[]; taken: boolean[] };

/**
 * Holds what an order asks for against somebody's offers: each word must belong to the name of one product, one of its packages, or
 * its add-ons. Anything else, a package that is not said, or a total beyond the limits is a problem: rather nothing than something
 * that nobody asked for. `seller` is the name of who sells: it may be repeated.
 */
export function matchOrder(wish: OrderWish, offers: readonly FoundOffer[], seller = ""): Matched {
  const subject = read(wish.subject);
  const quoted = /"/.test(wish.subject);
  const named = offers
    .map((offer) => ({ offer, at: wish.productId ? 0 : find(subject, [offer.name, offer.slug ?? ""]) }))
    .filter(({ offer, at }) => (wish.productId ? offer.product_id === wish.productId : at >= 0));
  const whole =
    wish.cheapest && named.length === 0 && unnamed(subject) ? offers.map((offer) => ({ offer, at: -1 })) : named;
  const products = longest(whole);
  if (products.length === 0)
    return { problem: `${sells(offers)}: ${wish.subject ? `“${wish.subject}” names none of it` : "none is named"}` };
  const matches = products.map(({ offer }) =>
    matchProduct(wish, offer, { ...subject, taken: [...subject.taken] }, seller, quoted),
  );
  const fitting = matches.filter((one) => "match" in one);
  if (wish.cheapest && fitting.length > 0) {
    return fitting.reduce((a, b) => (b.match.priceCents < a.match.priceCents ? b : a));
  }
  if (products.length > 1)
    return {
      problem: `it names several products (${products.map(({ offer }) => `“${offer.name}”`).join(", ")}): an order is for one`,
    };
  return matches[0] as Matched;
}

function matchProduct(wish: OrderWish, offer: FoundOffer, subject: Words, seller: string, quoted: boolean): Matched {
  const own = `“${offer.name}”`;
  take(subject, [offer.name, offer.slug ?? ""]);
  const out = exclusions(wish, offer);
  if ("problem" in out) return out;
  const packages = byLength(offer.packages).filter((one) => take(subject, [one.name, one.tier_id]));
  const addons = byLength(offer.addons).filter((one) => take(subject, [one.name, one.addon_id]));
  take(subject, [seller]);
  const names = new Set(
    [offer.name, ...packages.map(({ name }) => name), ...addons.map(({ name }) => name)].flatMap((name) =>
      wordsIn(name).map(stem),
    ),
  );
  const left = subject.words.filter(
    (word, i) => !subject.taken[i] && !JOINING.has(word) && !(quoted && names.has(stem(word))),
  );
  if (left.length > 0) return { problem: `“${left.join(" ")}” is no part of ${own}: ${contents(offer)}` };
  const both = [...packages, ...addons].find((one) => out.ids.has("tier_id" in one ? one.tier_id : one.addon_id));
  if (both) return { problem: `“${both.name}” is asked for and excluded` };
  if (packages.length > 1) return { problem: `it names several packages of ${own}: an order is for one` };
  if (offer.packages.length > 0 && packages.length === 0 && !wish.cheapest) {
    return { problem: `${own} has packages, and none is named: ${contents(offer)}` };
  }
  const open = packages.length > 0 ? packages : offer.packages.filter((one) => !out.ids.has(one.tier_id));
  const chosen = open.length > 0 ? open.reduce((a, b) => (b.price_cents < a.price_cents ? b : a)) : undefined;
  const base = chosen?.price_cents ?? offer.price_cents;
  if (base === null) return { problem: `${own} has no price` };
  const priceCents = base + addons.reduce((sum, { price_cents }) => sum + price_cents, 0);
  const name = [chosen ? `${offer.name}: ${chosen.name}` : offer.name, ...addons.map((one) => one.name)].join(", ");
  const { max, min } = wish.prices;
  if (max !== undefined && priceCents > max)
    return { problem: `“${name}” costs ${formatMoney(priceCents)}, more than the limit of ${formatMoney(max)}` };
  if (min !== undefined && priceCents < min)
    return {
      problem: `“${name}” costs ${formatMoney(priceCents)}, less than the ${formatMoney(min)} that is asked for`,
    };
  return {
    match: {
      productId: offer.product_id,
      tierId: chosen?.tier_id,
      addonIds: addons.map((one) => one.addon_id),
      priceCents,
      name,
    },
  };
}

/** The packages and add-ons that must stay out. What is excluded and not known cannot be kept out. */
function exclusions(wish: OrderWish, offer: FoundOffer): { ids: Set<string> } | { problem: string } {
  const ids = new Set<string>();
  for (const said of wish.excluded) {
    if (ADDONS.test(said)) {
      for (const one of offer.addons) ids.add(one.addon_id);
      continue;
    }
    const words = read(said);
    const parts = [
      ...offer.packages.map((one) => ({ id: one.tier_id, name: one.name })),
      ...offer.addons.map((one) => ({ id: one.addon_id, name: one.name })),
    ];
    const found = parts.filter(({ id, name }) => take(words, [name, id]));
    if (found.length === 0 || words.words.some((word, i) => !words.taken[i] && !JOINING.has(word) && word !== "or")) {
      return { problem: `“without ${said}” cannot be kept: it is no package or add-on of “${offer.name}”` };
    }
    for (const { id } of found) ids.add(id);
  }
  return { ids };
}

/** Whether offers that a search found are what a description without a creator names: by the words of their names, endings apart. */
export function isCalled(offer: FoundOffer, subject: string): boolean {
  const asked = wordsIn(subject)
    .filter((word) => !JOINING.has(word))
    .map(stem);
  const names = new Set(
    [offer.name, ...offer.packages.map(({ name }) => name), ...offer.addons.map(({ name }) => name)].flatMap((name) =>
      wordsIn(name).map(stem),
    ),
  );
  const own = new Set(wordsIn(offer.name).map(stem));
  return asked.length > 0 && asked.every((one) => names.has(one)) && asked.some((one) => own.has(one));
}

/** The words of a subject that are not of a product's own name: what must be its package or add-ons. */
export function stemsLeft(offer: FoundOffer, subject: string): string {
  const own = new Set(wordsIn(offer.name).map(stem));
  return wordsIn(subject)
    .filter((word) => !own.has(stem(word)))
    .join(" ");
}

function read(text: string): Words {
  const words = wordsIn(text);
  return { words, taken: words.map(() => false) };
}

/** Words as they are compared: without accents, hyphenated ones in parts. */
function wordsIn(text: string): string[] {
  return wordsOf(
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/\badd-on/gi, "addon"),
  ).flatMap((word) => word.split(/[-.']/).filter(Boolean));
}

const same = (a: string, b: string) => a === b || `${a}s` === b || a === `${b}s`;

/** Where one of these names stands in the words, as a whole and not all of it taken; -1 where none does. */
function find({ words, taken }: Words, names: readonly string[]): number {
  return place({ words, taken }, names)?.at ?? -1;
}

function place({ words, taken }: Words, names: readonly string[]): { at: number; length: number } | undefined {
  for (const name of names) {
    const wanted = wordsIn(name);
    const bare = ["a", "an", "the"].includes(wanted[0] ?? "") ? wanted.slice(1) : wanted;
    for (const one of [wanted, bare]) {
      const at =
        one.length === 0
          ? -1
          : words.findIndex(
              (_, i) =>
                one.every((word, k) => same(words[i + k] ?? "", word)) &&
                one.some((_, k) => !taken[i + k]) &&
                meant(words, i, one),
            );
      if (at >= 0) return { at, length: one.length };
    }
  }
  return undefined;
}

/** A package that is called "Product" is only meant where the words say "product package". */
function meant(words: readonly string[], at: number, name: readonly string[]): boolean {
  const kind = (word: string | undefined) => word === "package" || word === "tier";
  return !name.every((word) => JOINING.has(word)) || kind(words[at - 1]) || kind(words[at + name.length]);
}

/** Takes the words of one of these names. */
function take(words: Words, names: readonly string[]): boolean {
  const found = place(words, names);
  if (!found) return false;
  words.taken.fill(true, found.at, found.at + found.length);
  return true;
}

/** Longer names first: "Audit and training" is not "Audit". */
function byLength<T extends { name: string }>(named: readonly T[]): T[] {
  return [...named].sort((a, b) => b.name.length - a.name.length);
}

function unnamed({ words }: Words): boolean {
  return words.every(
    (word) => JOINING.has(word) || ["offer", "offers", "thing", "services", "products"].includes(word),
  );
}

/** Where one product's name holds another's, the longer one is meant. */
function longest<T extends { offer: FoundOffer }>(named: readonly T[]): T[] {
  return named.filter(
    ({ offer }) =>
      !named.some(
        (other) =>
          other.offer !== offer &&
          other.offer.name.length > offer.name.length &&
          other.offer.name.toLowerCase().includes(offer.name.toLowerCase()),
      ),
  );
}

function sells(offers: readonly FoundOffer[]): string {
  return offers.length === 0
    ? "nothing is on sale there"
    : `on sale there is ${offers.map(({ name }) => `“${name}”`).join(", ")}`;
}

function contents({ packages, addons }: FoundOffer): string {
  const list = (what: string, of: readonly { name: string }[]) =>
    of.length === 0 ? "" : `${what} ${of.map(({ name }) => `“${name}”`).join(", ")}`;
  return (
    [list("its packages are", packages), list("its add-ons are", addons)].filter(Boolean).join("; ") ||
    "it has neither packages nor add-ons"
  );
}
