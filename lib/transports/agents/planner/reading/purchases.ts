import type { AgentToolName } from "@/lib/contracts/agents/agent-tools";
import { formatMoney } from "@/lib/core/values/money";
import { HELD, type Held, heldAt, Rest, release } from "./rest";
import { known, type Read } from "./searches";
import { sayWhom, takeHandles } from "./whom";
import type { PurchaseWish } from "./wishes";
import { takePrices } from "./words/money";

const ORDER_ID = "ord_[0-7][0-9a-hjkmnp-tv-z]{25}";
const ORDER = new RegExp(`\\b(${ORDER_ID})(?:\\.([\\w-]{22}))?`);
const LATEST = /\b(?:my|our) (?:last|latest|most recent|newest) (?:order|purchase)\b/i;
const QUOTE_ID = /\bqt_[0-7][0-9a-hjkmnp-tv-z]{25}\b/;
const ASKING = /^(?:ask|request|get)\b(?=.*\b(?:quote|quotation|price offer)\b)/i;

/** Free text after a colon that belongs to an order or asks for a quote: data, whatever it says. */
export const PURCHASE_TEXT = new RegExp(
  `\\b(${ORDER_ID}(?:\\.[\\w-]{22})?|(?:last|latest|most recent|newest) (?:order|purchase)|quote)\\b((?:[^:;!?\\n.]|\\.(?=\\d))*):[ \\t]*(?![\\uE000-\\uF8FF]|//)(\\S[\\s\\S]*)$`,
  "i",
);

type Kind = {
  tool: AgentToolName;
  verb: RegExp;
  /** The argument that the words fill, where there must be some, and the fewest characters of it. */
  text?: string;
  least?: number;
  says: string;
};

// the first that fits: a brief is sent, too, and a revision asked for
const KINDS: Kind[] = [
  {
    tool: "accept_delivery",
    verb: /^(?:accept|approve)(?: (?:the|its|delivery|delivered|work))*\b/i,
    says: "Accept the delivery",
  },
  {
    tool: "request_revision",
    verb: /^(?:ask for|request|want)(?: (?:an?|another|the))? (?:revision|changes?)\b/i,
    text: "note",
    least: 3,
    says: "Ask for a revision",
  },
  {
    tool: "cancel_order",
    verb: /^(?:cancel|ask (?:(?:them|the creator) )?to cancel|request (?:the )?cancell?ation)\b/i,
    text: "reason",
    least: 3,
    says: "Ask to cancel",
  },
  {
    tool: "draft_review",
    verb: /^(?:(?:draft|write|leave|prepare|give|post)(?: (?:an?|the|my))?(?: (?:\w+)[- ]stars?)? (?:review|rating)|rate|review)\b/i,
    says: "Draft a review",
  },
  {
    tool: "submit_order_brief",
    verb: /^(?:submit|send|give)(?: (?:the|my|our|a))? brief\b/i,
    text: "brief",
    least: 1,
    says: "Send the brief",
  },
  {
    tool: "get_messages",
    verb: /^(?:read|show|get|list|see)(?: (?:me|the|all|my|our))* (?:messages|conversation)\b/i,
    says: "Read the messages",
  },
  {
    tool: "send_message",
    verb: /^(?:write|send|message|tell|reply|answer)(?: (?:an?|the|message|note|question|answer))*\b/i,
    text: "body",
    least: 1,
    says: "Write",
  },
];

const FILLER =
  /\b(?:of|for|on|to|in|about|order|purchase|the|my|our|that|this|an?|with|and|because|since|saying|says?|note|message|reason|text|words?|delivery|creator|them|please|titled|title|stars?|it|its|is|by)\b/gi;
const STARS = /\b([1-5]|one|two|three|four|five)(?: out of (?:5|five)|\/5)?(?:[- ]stars?)?\b/i;
const NUMBERS = ["one", "two", "three", "four", "five"];

/** Reads a wish about something that was bought, or about a quote; undefined where the text names neither. */
export function readPurchase(text: string, held: readonly Held[]): Read | undefined {
  const quoteId = QUOTE_ID.exec(text)?.[0];
  if (quoteId) return readQuote(text, quoteId);
  const order = orderIn(text);
  if (order) return readAbout(text, order, held);
  if (ASKING.test(text) && /@\w/.test(text)) return readRequest(text, held);
  return undefined;
}

function orderIn(text: string): PurchaseWish["order"] | undefined {
  const [, id, tag] = ORDER.exec(text) ?? [];
  if (id) return { id, ...(tag && { handle: `${id}.${tag}` }) };
  return LATEST.test(text) ? "latest" : undefined;
}

function readAbout(text: string, order: PurchaseWish["order"], held: readonly Held[]): Read | undefined {
  const kind = KINDS.find(({ verb }) => verb.test(text));
  if (!kind) return undefined;
  const rest = new Rest(text);
  const verb = rest.take(kind.verb)?.[0] ?? "";
  rest.take(ORDER);
  rest.take(LATEST);
  const marks = rest.takeAll(new RegExp(HELD)).map(([mark]) => heldAt(held, mark));
  const texts = marks.flatMap((one) =>
    one?.kind === "quote" || one?.kind === "data" ? [release(one.text, held)] : [],
  );
  const given = kind.tool === "draft_review" ? readReview(`${verb} ${rest.text}`, rest, texts) : wordsOf(kind, texts);
  if ("problem" in given) return given;
  const left = new Rest(rest.text.replace(FILLER, " "));
  if (!left.empty || marks.length > texts.length)
    return { problem: `“${release(left.text || text, held)}” is not part of the text, and not understood` };
  const said = `${kind.says}${order === "latest" ? " of your latest order" : ` of order ${order.id}`}`;
  return { wish: { kind: "purchase", tool: kind.tool, order, arguments: given.values, said, unchecked: [] } };
}

type Given = { values: Record<string, unknown> } | { problem: string };

function wordsOf({ text: name, least = 1, says }: Kind, texts: readonly string[]): Given {
  if (!name) return texts.length === 0 ? { values: {} } : { problem: `“${texts[0]}” is no part of that` };
  const [words, more] = texts;
  if (words === undefined || words.length < least)
    return { problem: `${says.toLowerCase()}: it needs its words, after a colon or in quotation marks` };
  return more === undefined ? { values: { [name]: words } } : { problem: `${says.toLowerCase()}: it holds two texts` };
}

/** Stars are the person's: none are made up. */
function readReview(whole: string, rest: Rest, texts: readonly string[]): Given {
  const stars = STARS.exec(whole)?.[1]?.toLowerCase();
  if (!stars) return { problem: "a review needs its stars, 1 to 5: “with 4 stars”" };
  rest.take(STARS);
  if (texts.length > 1) return { problem: "a review is one text" };
  return { values: { rating: NUMBERS.indexOf(stars) + 1 || Number(stars), body: texts[0] ?? "" } };
}

/** A quote is asked of one creator, with its text. */
function readRequest(text: string, held: readonly Held[]): Read {
  const rest = new Rest(text);
  const prices = takePrices(rest);
  const [handle, other] = takeHandles(rest);
  if (!handle || other) return { problem: "a quote is asked of one creator: it names several" };
  const mark = rest.take(new RegExp(HELD))?.[0];
  const one = mark && heldAt(held, mark);
  if (!one || (one.kind !== "quote" && one.kind !== "data"))
    return { problem: `a quote needs its text: “ask @${handle} for a quote: what is wanted”` };
  if (prices.foreign.length > 0 || prices.contradiction || prices.min !== undefined)
    return { problem: "the budget of a quote is one amount in US dollars" };
  const left = new Rest(
    rest.text.replace(
      /\b(?:ask|request|get|from|for|an?|the|custom|quote|quotation|price|offer|with|budget|of|is|text|brief|this|me|us)\b/gi,
      " ",
    ),
  );
  if (!left.empty) return { problem: `“${release(left.text, held)}” is not part of the text, and not understood` };
  const given = known({ brief: release(one.text, held), budgetCents: prices.max });
  const said = `Ask ${sayWhom({ handle })} for a quote${prices.max !== undefined ? ` with a budget of ${formatMoney(prices.max)}` : ""}`;
  return { wish: { kind: "call", tool: "request_quote", whom: { handle }, arguments: given, said, unchecked: [] } };
}

function readQuote(text: string, quoteId: string): Read | undefined {
  const rest = new Rest(text.replace(quoteId, " "));
  const take = rest.take(/^(?:take|accept|order|buy|book|pay|check ?out)\b/i);
  const read = take
    ? undefined
    : rest.take(/^(?:read|show|get|check|open|see|how (?:is|stands?|does)|what (?:is|does|about))\b/i);
  if (!take && !read) return undefined;
  const prices = takePrices(rest);
  if (prices.contradiction) return { problem: prices.contradiction };
  if (prices.foreign.length > 0) return { problem: "a limit must be in US dollars, which prices are in" };
  const left = new Rest(rest.text.replace(/\b(?:the|my|our|quote|offer|of|me|us|status|stands?|up|say|says)\b/gi, " "));
  if (!left.empty) return { problem: `“${left.text}” was not understood` };
  if (read) {
    const said = `Read the quote ${quoteId}`;
    return { wish: { kind: "call", tool: "get_quote", arguments: { quoteId }, said, unchecked: [] } };
  }
  const { max } = prices;
  const said = `Order what the quote ${quoteId} offers${max !== undefined ? ` for ${formatMoney(max)} or less` : ""}`;
  return { wish: { kind: "quote", quoteId, max, said, unchecked: [] } };
}
