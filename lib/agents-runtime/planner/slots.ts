import type { FOUNDER_STAGES } from "@/lib/contracts/founders";
import { ORDER_STATUSES } from "@/lib/contracts/orders";
import { takeCount, takePrice, takeTrust } from "./amounts";
import { takeRange } from "./dates";
import { type CategoryMatch, findCategory } from "./find-category";
import { wordsOf } from "./stems";

/** What an intent says, by the names that tools give their arguments. */
export type Slots = {
  query?: string;
  topic?: string;
  category?: string;
  maxResults?: number;
  minTrustScore?: number;
  maxPriceCents?: number;
  budgetCents?: number;
  handle?: string;
  productId?: string;
  slug?: string;
  stage?: (typeof FOUNDER_STAGES)[number];
  raisingOnly?: boolean;
  note?: string;
  brief?: string;
  callbackUrl?: string;
  orderHandle?: string;
  status?: string;
  from?: string;
  to?: string;
};

export type ReadIntent = { text: string; slots: Slots; handles: string[]; match: CategoryMatch | undefined };

const HANDLE = /(?<![\w/.@])@([a-z0-9][a-z0-9-]{1,28}[a-z0-9])\b/gi;
const NAMED = /\b(?:creator|founder|seller|handle|profile(?: of)?)\s+[`"']?([a-z0-9]+(?:-[a-z0-9]+)+)\b/i;
const URL = /\bhttps?:\/\/[^\s"'<>]+[^\s"'<>.,;:!?)]/i;
const PRODUCT = /\bprod_[0-7][0-9a-hjkmnp-tv-z]{25}\b/;
const ORDER_HANDLE = /\bordh?_[\w.-]{20,}/;
const SLUG = /\b(?:post|article|slug)\s+[`"']?([a-z0-9]+(?:-[a-z0-9]+)+)\b/i;
const QUOTED = /["“”]([^"“”]{1,1000})["“”]/;
const STAGES: [RegExp, (typeof FOUNDER_STAGES)[number]][] = [
  [/\bpre[- ]?seed\b/i, "pre_seed"],
  [/\bseed\b/i, "seed"],
  [/\bseries[- ]?a\b/i, "series_a"],
  [/\bseries[- ]?[b-f]\b/i, "series_b_plus"],
  [/\bbootstrapp(?:ed|ing)\b/i, "bootstrapped"],
  [/\bidea[- ]stage\b/i, "idea"],
];

/** Words that say what to do with the thing, not what the thing is. */
const NOISE = new Set(
  `a about all also am an and any anyone are as at author authors based be before best between book brief but buy by can cheap cheaper
  cheapest checkout cofounder cofounders commission compare compared connect could create creator creators describe detail details do
  expert experts find first for founder founders freelancer freelancers from get give go good great hand have hire hiring i in info
  information into intro introduce introduction is it know list look looking make marketplace me more most my need needs of offer offering
  offerings offers on one open or order our out package packages people per person please post posts price prices product products
  professional profile propose purchase raising rank ranked read recommend request requesting score search see seed seller sellers sells
  send service services show some somebody someone specialist specialists stage start startup startups submit suggest summarise summarize
  talent tell that the their them then there they thing this through to top trust up us user want wants we well what which who whom whose
  will with work working would write writing you your article articles blog essay essays budget deadline least series pre bootstrapped
  answer anyone not note sale should yet max maximum min minimum under over above below than less trusted reliable afford affordable their his her`.split(
    /\s+/,
  ),
);

/** Reads an intent: every value that a tool could take, and where it belongs in the taxonomy. `now` is what dates count from. */
export function readIntent(text: string, now: Date): ReadIntent {
  const slots: Slots = {};
  const url = URL.exec(text)?.[0];
  const quoted = QUOTED.exec(text)?.[1]?.trim();
  let rest = text.replace(URL, " ");
  if (quoted) rest = rest.replace(QUOTED, " ");
  const handles = [...rest.matchAll(HANDLE)].map((m) => (m[1] as string).toLowerCase());
  const named = NAMED.exec(rest)?.[1];
  if (handles.length === 0 && named) handles.push(named.toLowerCase());
  const slug = SLUG.exec(rest)?.[1];
  const productId = PRODUCT.exec(rest)?.[0];
  const orderHandle = ORDER_HANDLE.exec(rest)?.[0];
  for (const taken of [HANDLE, NAMED, SLUG, PRODUCT, ORDER_HANDLE]) rest = rest.replace(taken, " ");
  const trust = takeTrust(rest);
  const range = takeRange(trust.rest, now);
  const count = takeCount(range.rest);
  const price = takePrice(count.rest);
  rest = price.rest;
  const match = findCategory(rest) ?? (quoted ? findCategory(quoted) : undefined);
  const query = wordsOf(rest)
    .filter((word) => !NOISE.has(word) && !STAGES.some(([stage]) => stage.test(word)))
    .slice(0, 10)
    .join(" ");
  const known: { [K in keyof Slots]: Slots[K] | undefined } = {
    query: query || undefined,
    topic: query || undefined,
    category: match?.category,
    maxResults: count.value,
    minTrustScore: trust.value,
    maxPriceCents: price.value,
    budgetCents: price.value,
    handle: handles[0],
    productId,
    orderHandle,
    slug,
    stage: STAGES.find(([pattern]) => pattern.test(text))?.[1],
    raisingOnly: /\brais(?:ing|e|es)\b/i.test(text) || undefined,
    note: quoted,
    brief: quoted,
    callbackUrl: url,
    status: ORDER_STATUSES.find((status) => new RegExp(`\\b${status.replaceAll("_", "[ _]")}\\b`, "i").test(text)),
    ...range.value,
  };
  for (const [name, value] of Object.entries(known)) if (value !== undefined) Object.assign(slots, { [name]: value });
  return { text, slots, handles, match };
}

/** Limits that an agent's standing orders set, where the intent itself sets none. */
export function standingLimits(instructions: string): Slots {
  const trust = takeTrust(instructions);
  const count = takeCount(trust.rest);
  const price = takePrice(count.rest);
  return {
    ...(trust.value !== undefined && { minTrustScore: trust.value }),
    ...(count.value !== undefined && { maxResults: count.value }),
    ...(price.value !== undefined && { maxPriceCents: price.value }),
  };
}
