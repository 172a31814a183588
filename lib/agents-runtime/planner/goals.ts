import type { ReadIntent } from "./slots";

/** What somebody wants of a run. A run may have several. */
export type Goals = {
  own: OwnList[];
  founders: boolean;
  intro: boolean;
  brief: boolean;
  posts: boolean;
  readPost: boolean;
  policies: boolean;
  orderStatus: boolean;
  offerings: boolean;
  creators: boolean;
  detail: boolean;
  compare: boolean;
  offers: boolean;
  hire: boolean;
};

type OwnList =
  | "list_my_orders"
  | "list_my_products"
  | "list_my_posts"
  | "list_my_bookings"
  | "list_my_tiers"
  | "get_my_analytics";

const MINE = "\\b(?:my|our|mine)\\b[^.;,]{0,40}?\\b";
const OWN: [OwnList, RegExp][] = [
  ["list_my_orders", new RegExp(`${MINE}(?:orders?|sales|sold)\\b|\\b(?:what|who) (?:have|did) i (?:sell|sold)`, "i")],
  [
    "list_my_products",
    new RegExp(`${MINE}(?:products?|services|catalog(?:ue)?|listings?)\\b|\\bwhat (?:do|am) i sell`, "i"),
  ],
  [
    "list_my_posts",
    new RegExp(`${MINE}(?:posts?|articles?|essays?)\\b|\\bwhat (?:have|did) i (?:publish|post|writ)`, "i"),
  ],
  ["list_my_bookings", new RegExp(`${MINE}(?:bookings?|calls?|sessions?|calendar|appointments?)\\b`, "i")],
  ["list_my_tiers", new RegExp(`${MINE}(?:tiers?|memberships?)\\b`, "i")],
  [
    "get_my_analytics",
    new RegExp(
      `${MINE}(?:analytics|figures|numbers|stats?|views|earnings|revenue|conversion|performance|kpis?|rating)\\b|\\bhow (?:am i|are we|is my \\w+) doing|\\b(?:did|have) i earn`,
      "i",
    ),
  ],
];

const NOT_HIRE =
  /\b(?:don'?t|do not|without|never|not yet|no need to|before)\b[^.;]{0,20}?\b(?:hir|order|buy|purchas|commission|check ?out|book)\w*/i;
const FOR_HIRE =
  /\b(?:find|search|look|looking|list|show|who|whom|someone|somebody|people)\b[^.;]*?\b(?:to|can|could|should|might|for) (?:i |we )?(?:hire|buy|commission)\b/i;
const HIRE =
  /\b(?:hire|buy|purchase|commission)\b|\b(?:place|open|create|start|make) (?:an? |the )?(?:order|checkout)\b|\b(?:^|and|then|please|to) (?:order|book)\b|^\s*(?:please )?(?:order|book)\b|\bcheck ?out\b/i;

/** What an intent asks for, from its words. To hire is only meant where it is said, and not where it is said not to. */
export function readGoals({ text, slots, handles, match }: ReadIntent): Goals {
  const has = (pattern: RegExp) => pattern.test(text);
  const own = OWN.flatMap(([tool, pattern]) => (has(pattern) ? [tool] : []));
  const founders =
    has(/\b(?:co-?)?founders?\b|\bstart-?ups?\b/i) || (slots.stage !== undefined && has(/\brais|compan/i));
  const intro = has(/\bintro(?:s|duce|duction)?\b|\bconnect me\b|\breach out\b|\bget in touch\b/i);
  const brief = has(/\b(?:submit|send|post|publish)\b[^.;]{0,30}\bbrief\b|\brequest for proposals?\b|\brfp\b/i);
  const posts = own.length === 0 && has(/\b(?:posts?|articles?|essays?|blogs?)\b|\bwritten about\b/i);
  const policies = has(/\b(?:polic(?:y|ies)|refunds?|fees?|dispute rules|rules of trade|acceptance window)\b/i);
  const hire = has(HIRE) && !has(NOT_HIRE) && !(has(FOR_HIRE) && !has(/\b(?:then|and) (?:hire|order|buy|open)\b/i));
  const offers = has(
    /\boffers?\b|\bpackages?\b|\bpric(?:e|es|ing)\b|\brates?\b|\bcharges?\b|\bsells?\b|\badd-?ons?\b/i,
  );
  const onSale =
    has(/\bofferings?\b|\bon sale\b|\bmarketplace\b/i) || (handles.length === 0 && has(/\bproducts?\b|\bservices\b/i));
  const searching = has(
    /\b(?:find|search|look(?:ing)? for|need|want|recommend|suggest|who|show|list|get me|hire|compare|best|top)\b/i,
  );
  const people = has(
    /\bcreators?\b|\bfreelancers?\b|\bexperts?\b|\bspecialists?\b|\bsomeone\b|\bsomebody\b|\bpeople\b|\btalent\b/i,
  );
  const other = own.length > 0 || founders || posts || brief || policies || slots.orderHandle !== undefined;
  return {
    own,
    founders,
    intro,
    brief,
    posts,
    readPost: posts && (slots.slug !== undefined || has(/\b(?:read|open|summari[sz]e|whole)\b/i)),
    policies,
    orderStatus: slots.orderHandle !== undefined,
    offerings: !other && handles.length === 0 && onSale && !people,
    creators: !other && handles.length === 0 && (match !== undefined || (people && searching)),
    detail: has(
      /\bbest\b|\brecommend|\bwho should\b|\bdetails?\b|\bprofile\b|\btell me (?:more )?about\b|\breviews?\b|\breputation\b/i,
    ),
    compare: has(/\bcompar(?:e|ison)\b|\bversus\b|\bvs\b/i),
    offers,
    hire,
  };
}
