/** Words in front of a wish that wish nothing themselves. */
const POLITE =
  "(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|dear (?:agent|planner|guildhall)|there|please|pls|plz|kindly|thanks|thank you|thx|ok(?:ay)?|so|now|" +
  "then|also|and|but|next|finally|separately|too|afterwards|after that|first(?= |,)|just|only|simply|go ahead and|help me(?: (?:to|with)\\b)?|help(?= ?$)|let's|be so kind as to|" +
  "(?:could|can|would|will) (?:you|u)(?: please| kindly| be so kind as to| mind)?|(?:i'?d|i would|we'?d|we would) (?:like|love)(?: (?:you|u))? to|" +
  "(?:i|we) (?:want|need|wish|have|would like)(?: (?:you|u))? to(?! spend| pay)|it would be (?:great|nice) (?:to|if you could)|(?:your )?(?:task|goal|intent|request|job|instruction|todo) ?:|" +
  "(?:do )?not? more than that)(?=[\\s,.!?]|$)[\\s,.!?]*";
const LEADING = new RegExp(`^(?:${POLITE})+`, "i");
const TRAILING =
  /[\s,.!?]*(?:[\s,](?:please|pls|plz|thanks(?: a lot)?|thank you(?: very much)?|thx|cheers|for me|would you|will you|if you (?:can|could|please)))+[\s.!?]*$/i;

/** The text without greetings, thanks and "could you". */
export function withoutManners(text: string): string {
  return text.replace(LEADING, "").replace(TRAILING, "").trim();
}

/** Remarks that ask for nothing and forbid nothing. */
const ASIDES: RegExp[] = [
  /^(?:i|we) (?:only|just) want to (?:know|see|look|compare prices)$/i,
  /^(?:only |just )?(?:look|looking|search|searching|browse|browsing|asking|a look|a search)(?: around| only| please)?$/i,
  /^(?:\w+ )?nothing(?: else| more)?$/i,
  /^(?:that's|that is|this is)(?: it| all| everything)$/i,
  /^what(?:'s| is| do you have)(?: there| available| on offer)?$/i,
  /^(?:i|we) (?:do not|don't) (?:want|need) (?:to (?:buy|order|hire)(?: anything| anyone)?|anything) (?:yet|now)$/i,
];

export function isAside(text: string): boolean {
  return text === "" || ASIDES.some((pattern) => pattern.test(text));
}

/** "Do not order anything": what no search does anyway, and what an order contradicts. */
const FORBIDDEN =
  /^(?:please )?(?:do not|don't|dont|never|without|no need to|there is no need to)(?: you)? (?:actually )?(order|buy|purchase|hire|book|commission|pay|spend|open|contact|message|send|commit|check ?out|place)(?:ing)?\b(?: (?:for|to))?(?: (?:anything|anybody|anyone|any|money|a|an|the|checkouts?|orders?|messages?|it|them|us|me|yet|now|else|more|today|just|for|to|of|on my behalf|nothing))*$/i;

/** Whether the text only forbids an act; `else` whether it forbids more of it than was asked for. */
export function readProhibition(text: string): { act: string; more: boolean } | undefined {
  const match = FORBIDDEN.exec(text);
  if (!match) return undefined;
  return { act: (match[1] as string).toLowerCase(), more: /\b(?:else|more)$/i.test(text) };
}

/** What only happens later, or under a condition: a run does what it does now. */
const CONDITIONAL =
  /^(?:if|unless|when|whenever|once|until|as soon as|in case|should (?:there|you)|provided)\b|\b(?:otherwise|as soon as|whenever|(?<!such |like )unless)\b/i;
const SCHEDULE =
  /^(?:every|each|daily|weekly|monthly|tomorrow|tonight|later|next (?:week|month|monday|tuesday|wednesday|thursday|friday))\b|\b(?:every|each) (?:day|week|month|year|morning|evening|night|hour|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b|\bonce a (?:day|week|month|year)\b/i;

/** Why a wish is not one for now: it has a condition, or it repeats. */
export function notNow(text: string): string | undefined {
  if (
    CONDITIONAL.test(text) ||
    (/\bif (?!possible|you|necessary)/i.test(text) && !/\b(?:posts?|articles?)\b/i.test(text))
  )
    return "a condition: a run does what it does at once, or not";
  return SCHEDULE.test(text) ? "a schedule: a run happens once, now" : undefined;
}

/** What people ask of a market and no tool does, by its verb, and how to say so. */
const ACTS: [words: string, reason: string][] = [
  ["negotiate|haggle|bargain|beat down|talk down", "prices cannot be negotiated by a run"],
  [
    "subscribe|unsubscribe|join|become|sign (?:me|us) up|sign up|enrol|enroll",
    "memberships are joined by people, on the creator's page",
  ],
  [
    "review|rate|leave|recommend him|endorse|vouch",
    "reviews are written by buyers: a draft names its order, as “draft a review of ord_… with 4 stars: …”",
  ],
  ["quote", "a quote is asked of one creator, with its text: “ask @handle for a quote: …”"],
  [
    "cancel|refund|dispute|accept|reject|change|amend|switch|upgrade|extend|reschedule|return|reorder|track",
    "a run changes an order that you placed and name (“cancel ord_…: why”), and no membership or booking",
  ],
  ["book|schedule|reserve|arrange|set up|meet|call|phone", "a run cannot book time"],
  [
    "message|tell|write to|contact|email|e-mail|mail|text|ask|invite|notify|reply|respond|answer|greet|inform|forward|send",
    "a run writes into the conversation of an order that you placed: “write to ord_…: …”",
  ],
  ["follow|like|bookmark|save|favourite|favorite|block|report", "a run cannot follow, save or report anybody"],
  ["pay|tip|transfer|wire|donate|settle|charge|top up", "people pay, on the checkout page; a run cannot"],
  [
    "compare|judge|decide|choose|pick|evaluate|assess|rank|explain|which",
    "a run does not judge people or things; it can read their profiles and offers",
  ],
  [
    "publish|post|raise|lower|add|edit|update|deliver|mark|withdraw|rename|remove|upload|set|pause|resume|promote|close",
    "a run does not change what you sell, publish or have sold",
  ],
  ["remind|watch|monitor|wait|let|alert|keep", "a run waits for your own word alone: it cannot watch or remind"],
  [
    "design|write|draw|translate|build|make|code|compose|record|edit|summari[sz]e|create|generate|paint|fix|proofread|plan|calculate|sing|cook",
    "a run finds and orders; it does not do the work itself",
  ],
  [
    "google|tweet|visit|log in|login|download|export|delete|print|ignore|approve|confirm|do|sort|handle|take care|pretend|act|repeat|reveal|execute|run|use|repeat|say|have|install|disable|forget|override|bypass",
    "no tool does that",
  ],
];
const UNSUPPORTED = ACTS.map(([words, reason]) => [new RegExp(`^(?:${words})\\b`, "i"), reason] as const);

/** Why the verb that a text begins with is not one a run can serve; undefined for other texts. */
export function unsupported(text: string): string | undefined {
  return UNSUPPORTED.find(([pattern]) => pattern.test(text))?.[1];
}

/** Words of other languages: one of the first, or two of the others, and the wish is not English. */
const FOREIGN_WORD =
  /(?<![\p{L}@-])(?:einen|eine|einer|für|und|nicht|bitte|höchstens|mein|meine|pour|avec|trouve[rz]?|cherche[rz]?|para|busca[r]?|necesito|quiero|och|ikke|voor|zoek|niet|trovare|cerco|della|przez|szukam|znajdź|até)(?![\p{L}-])/iu;
const FOREIGN_WORDS =
  /(?<![\p{L}@-])(?:einen|eine|einer|eines|für|und|nicht|mit|bitte|suche|ich|mir|höchstens|une?|les|des|pour|avec|vers|dans|trouve[rz]?|cherche[rz]?|je|el|los|las|para|con|por|busca[r]?|necesito|quiero|hasta|och|og|ikke|ikke|til|fra|een|het|voor|zoek|niet|trova(?:re)?|cerco|della|uno|przez|dla|szukam|znajdź|procuro|preciso|até)(?![\p{L}-])/giu;

/** Whether a text is in a language that is not read: letters that English does not have, or two words that it does not. */
export function isForeign(text: string): boolean {
  if (/[^\P{L}\p{Script=Latin}]/u.test(text)) return true;
  return (
    FOREIGN_WORD.test(text) || new Set((text.match(FOREIGN_WORDS) ?? []).map((word) => word.toLowerCase())).size >= 2
  );
}
