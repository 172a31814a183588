import type { FOUNDER_STAGES } from "@/lib/contracts/network/founders/founders";
import { formatMoney } from "@/lib/core/values/money";
import { takeCategory } from "./categories";
import { Rest, tidy } from "./rest";
import { takeNarrowing } from "./tails";
import type { Wish } from "./wishes";
import { type Prices, takePrices } from "./words/money";
import { takeCount, takeTrust } from "./words/quantities";

export type Read = { wish: Wish } | { problem: string };

/** "Someone who …", "people for …": what follows says what they do, and that is what is searched. */
const SOMEONE =
  /^(?:(?:me|us)\s+)?(?:an?\s+|the\s+|some\s+|any\s+)?(?:someone|somebody|anyone|anybody|who|whoever|people|persons?|creators?|freelancers?|experts?|specialists?|professionals?|talents?|sellers?|one)\b(?:,?\s*(?:here|on here|around))?/i;
const DOES =
  /^(?:(?:who|that|to|which|can|could|would|will|is able to|are able to|please|does|do|makes?|offers?|provides?|handles?|for|with|at|is|are|good|knows?(?: about)?|help|helps|me|us|you|recommend|on|in(?= my))\s+)+/i;
const PERSON = /\s+(?:person|people|experts?|specialists?|professionals?|freelancers?|guy|creators?|guru)$/i;
const FILLER =
  /^(?:(?:me|us|for|an?|the|some|any|of|to|my|our|new|on|about|regarding|covering|please|is|are|there|here|and|also)\s+)+|\s+(?:please|here|there|on here|and|or|for|of|the|me|us|to)$|\s+(?:at|by|with|in|on|from)$|^(?:for|to|of|on|at|with|and|or|me|us|the|an?|please)$/gi;
const NARROWS_SOMEONE =
  /^(?:who|that)?\s*(?:can |could |is |are |has |have )*(?:speaks?|lives?|likes?|loves?|starts?|delivers?|available|based|charges?|costs?|fluent|works? (?:in|from|on|with|weekends|remotely))\b/i;

/** What a search is for, in the words that are sent to it. */
function topicOf(rest: Rest): string {
  for (let before = ""; before !== rest.text; ) {
    before = rest.text;
    rest.text = tidy(rest.text.replace(FILLER, " "));
  }
  return rest.text.slice(0, 200);
}

function unfit(prices: Prices): string[] {
  const least =
    prices.min === undefined ? [] : [`a price of at least ${formatMoney(prices.min)} (“${prices.minSaid}”)`];
  return [...least, ...prices.foreign.map((said) => `“${said}”: prices are in US dollars`)];
}

type Found = {
  count?: number;
  trust?: number;
  prices: Prices;
  category?: string;
  unchecked: string[];
  topic: string;
  problem?: string;
};

/** A price for a stretch of time, with the words that make it a limit. */
const RATE =
  /(?:,\s*)?(?<!\w)(?:(?:for|under|below|less than|up to|at most|no more than|max(?:imum)?|around|about|budget(?: of| is)?|at) )*[$€£]?\d[\d,.]*k? ?(?:usd|dollars?|bucks|eur|euros?)? ?(?:an?|per|each|every|\/) ?(?:minute|hour|day|week|month|year|word|page|mo|hr)\b(?: (?:at most|or less|max(?:imum)?|tops))*/i;
/** "An agency that does SEO": what they do is what is searched. */
const DOING =
  /\s(?:that|who|which) (?:can )?(?:do|does|makes?|offers?|provides?|handles?|specialis(?:es?|ing) in) (?!not\b|nothing\b)(?=\S)/i;

function takeSearch(rest: Rest): Found {
  const trusted = takeTrust(rest);
  const counted = takeCount(rest);
  const rates = rest.takeAll(RATE).map(([whole]) => `${tidy(whole)}`);
  const prices = takePrices(rest);
  rest.text = rest.text.replace(DOING, " ");
  const again = counted.value === undefined && !counted.problem ? takeCount(rest) : counted;
  const category = takeCategory(rest);
  const someone = SOMEONE.exec(rest.text);
  if (someone && !NARROWS_SOMEONE.test(rest.text.slice(someone[0].length).trim())) {
    rest.text = tidy(rest.text.slice(someone[0].length)).replace(DOES, "");
  } else if (someone) rest.text = tidy(rest.text.slice(someone[0].length));
  const others = rest.takeAll(/(?<=^|\s)@[\w-]+/).map(([handle]) => handle);
  const unchecked = [...takeNarrowing(rest), ...others]
    .map((said) => `“${said}”`)
    .concat(
      rates.map((said) => `“${said}”: prices are for a piece of work`),
      trusted.below ?? [],
      unfit(prices),
    );
  const problem = counted.problem ?? trusted.problem ?? again.problem ?? prices.contradiction;
  return { count: again.value, trust: trusted.value, prices, category, unchecked, topic: topicOf(rest), problem };
}

/** "A list of translators", "profiles of researchers": how the answer is to come, not whom it is about. */
const LISTED = /^(?:(?:me|us|an?|the|all|some|short|full) )*(?:short-?)?(?:lists?|profiles?|selection|overview) of /i;

const NOUN =
  /\b(?:what|anything|something|things?|stuff|products?|services?|offers?|offerings?|packages?|deals?|gigs?|options?)\b/gi;

/** A search for people, or for what is on sale where a price is set or the intent says so. */
export function readSearch(text: string, onSale: boolean): Read {
  const rest = new Rest(text.replace(LISTED, ""));
  const offers =
    onSale ||
    /\b(?:on sale|for sale|offers?|offerings?|packages? (?:for|under|below)|marketplace|deals?)\b/i.test(text);
  rest.takeAll(
    /\b(?:that (?:are|is) |is |are |which (?:are|is) )?(?:currently )?(?:on|for) sale\b|\b(?:in|on) the marketplace\b|\bmarketplace\b/i,
  );
  if (offers) rest.text = tidy(rest.text.replace(NOUN, " "));
  const { count, trust, prices, category, unchecked, topic, problem } = takeSearch(rest);
  if (problem) return { problem };
  const query = topic.replace(PERSON, "").trim() || undefined;
  const sale = offers || prices.max !== undefined;
  const said = [
    sale ? "Search what is on sale" : "Search for creators",
    query && `for “${query}”`,
    category && `in the category ${category}`,
    prices.max !== undefined && `at ${formatMoney(prices.max)} or less`,
    trust !== undefined && `with a trust score of at least ${trust}`,
    count && `at most ${count}`,
  ];
  const given = { query, category, maxResults: count };
  const call = sale
    ? {
        tool: "get_marketplace_offerings" as const,
        arguments: known({ ...given, maxPriceCents: prices.max }),
        ...(trust !== undefined && { keep: { minTrustScore: trust } }),
      }
    : { tool: "find_creators" as const, arguments: known({ ...given, minTrustScore: trust }) };
  const whole =
    /\b(?:creators?|people|everyone|everybody|anyone|anybody|someone|somebody|freelancers?|sellers?)\b/i.test(text) ||
    offers;
  if (!query && !category && unchecked.length === 0 && prices.max === undefined && trust === undefined && !whole) {
    return { problem: "it does not say what to search for" };
  }
  if (!query && !category && !whole) return { problem: `it does not say what to search for (${unchecked.join(", ")})` };
  return { wish: { kind: "call", ...call, said: said.filter(Boolean).join(" "), unchecked } };
}

/** Posts on a topic. */
export function readPosts(text: string): Read {
  const rest = new Rest(
    text.replace(
      /\b(?:posts?|articles?|essays?)\b(?! (?:are|is) enough)|\b(?:have |has )?(?:people|creators|somebody|anybody|anyone|they|sellers)?(?: here)?(?: have| has)? ?(?:written|wrote|writes?|published|posted)\b/gi,
      " ",
    ),
  );
  const counted = takeCount(new Rest(text.replace(/^.*?[,;] /, "")));
  const direct = takeCount(rest);
  rest.takeAll(/\b(?:(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d+) )?(?:posts? )?(?:are|is) enough\b/i);
  const trust = takeTrust(rest);
  const tagged = rest.take(/\btagged(?: with| as)?\b/i);
  rest.takeAll(/\bby (?:the )?(?:authors?|creators?|people|writers?)(?: with)?(?=[\s,]|$)|\b(?:new|what|which)\b/i);
  const about = /\b(?:about|on|regarding|covering|concerning)\s+(.+)$/i.exec(rest.text);
  const asked = new Rest(about ? (about[1] as string) : rest.text);
  const before = about ? takeNarrowing(new Rest(rest.text.slice(0, about.index))) : [];
  const unchecked = [...before, ...(tagged ?? []), ...takeDated(asked)].map((said) => `“${said}”`);
  const problem = trust.problem ?? direct.problem ?? counted.problem;
  if (problem) return { problem };
  const topic = topicOf(asked) || undefined;
  const count = direct.value ?? counted.value;
  const said = `Search posts${topic ? ` about “${topic}”` : ""}${trust.value === undefined ? "" : ` by authors with a trust score of at least ${trust.value}`}`;
  const given = known({ topic, minTrustScore: trust.value, maxResults: count });
  return { wish: { kind: "call", tool: "search_posts", arguments: given, said, unchecked } };
}

/** When and by whom: what a search of posts cannot be asked for. The topic itself may hold any words. */
function takeDated(rest: Rest): string[] {
  const patterns = [
    /(?:,\s*)?\b(?:the )?(?:newest|latest|oldest|best|most \w+) (?:ones )?first\b|(?:,\s*)?\bsorted by\b.*$/i,
    /(?:,\s*)?\b(?:from|since|in|of|within|during|before|after) (?:the )?(?:last|past|this|previous|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|two|three|\d+)\b[^,]*/i,
    /(?:,\s*)?\b(?:written |published )?by (?:@[\w-]+|\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*)/u,
    /(?:,\s*)?\bin (?:french|german|spanish|english|italian|hindi|polish|portuguese|norwegian|dutch|japanese|chinese)\b[^,]*/i,
    /(?:,\s*)?\b(?:shorter|longer|newer|older|with (?:more|less|fewer|over|at least)) [^,]*/i,
  ];
  return patterns.flatMap((pattern) => rest.takeAll(pattern).map((match) => tidy(match[0])));
}

const STAGES: [RegExp, (typeof FOUNDER_STAGES)[number]][] = [
  [/\b(?:at |in |the )*pre[- ]?seed(?:[- ]stage)?\b/i, "pre_seed"],
  [/\b(?:at |in |the )*series[- ]?a(?:[- ]stage)?\b/i, "series_a"],
  [/\b(?:at |in |the )*series[- ]?(?:[b-f]|b ?\+|b plus)(?:[- ]stage)?(?: or later)?(?![\w+])/i, "series_b_plus"],
  [/\b(?:at |in |the )*seed(?:[- ]stage)?\b/i, "seed"],
  [/\b(?:who |that )?(?:are |is |have |has )?bootstrapp(?:ed|ing)\b(?: stage)?/i, "bootstrapped"],
  [/\b(?:at |in |the )*(?:an? )?idea(?:[- ]stage| phase)\b/i, "idea"],
];
const RAISING =
  /\b(?:who |that )?(?:are |is |be )?(?:currently |now |still )?(?:raising|fundraising)\b(?: money| funds| capital| now| right now| currently| at the moment| an? round| an?\b)*/i;

/** Founders, or companies as such; "for my startup" says who asks, or who is served. */
export const FOUNDERS =
  /\b(?:co-?)?founders?\b|(?<!\b(?:for|at|of|to|with|in|by|from) (?:(?:an?|the|my|our|your|this|their|small|young|new|early|\p{L}+) ){0,3})\bstart-?ups?\b/iu;

/** Founders by stage, whether they raise, and words in what they build. */
export function readFounders(text: string): Read {
  const rest = new Rest(text.replace(/\b(?:co-?)?founders?\b|\bstart-?ups?\b/gi, " "));
  const counted = takeCount(rest);
  const last = /(?:,\s*)(?:max(?:imum)?|at most|up to) (\d{1,2})$/i.exec(rest.text);
  if (last) rest.text = rest.text.slice(0, last.index);
  rest.text = rest.text.replace(/\bin (?:the )?(?=[a-z])(?!(?:the|an?|our|my)\b)/g, ""); // a field is what they build; a place is written with a capital
  const stages = STAGES.filter(([pattern]) => rest.take(pattern)).map(([, stage]) => stage);
  const raising = rest.take(RAISING) !== undefined;
  rest.takeAll(
    /\b(?:on here|right now|at the moment|at (?:the|an?) stage|stage|(?:who|that) (?:are |is )?(?:building|build|builds|making|working on|work on)|building|working on|which|are|is|here)\b/i,
  );
  const trust = takeTrust(rest);
  const unchecked = [
    ...takeNarrowing(rest),
    ...rest.takeAll(/\b(?:with|for) (?:more|less|over|under|at least)\b.*$/i).map(([whole]) => whole),
  ].map((said) => `“${said}”`);
  if (trust.value !== undefined) unchecked.push(`a trust score of at least ${trust.value}`);
  const problem =
    counted.problem ?? trust.problem ?? (stages.length > 1 ? "it names two stages for one search" : undefined);
  if (problem) return { problem };
  const query = topicOf(rest) || undefined;
  const count = counted.value ?? (last ? Number(last[1]) : undefined);
  const [stage] = stages;
  const given = known({ query, stage, raisingOnly: raising || undefined, maxResults: count });
  const said = [
    "Search founders",
    query && `for “${query}”`,
    stage && `at the stage ${stage}`,
    raising && "who are raising",
  ];
  return {
    wish: { kind: "call", tool: "find_founders", arguments: given, said: said.filter(Boolean).join(" "), unchecked },
  };
}

/** The arguments that have a value. */
export function known(given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
