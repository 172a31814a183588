import { formatMoney } from "@/lib/core/values/money";
import { type Held, Rest, release, tidy } from "./rest";
import type { Read } from "./searches";
import { sayWhom, takeHandles, whomOf } from "./whom";
import type { Whom } from "./wishes";
import { takePrices } from "./words/money";

/** Verbs that ask for a checkout. */
export const ORDERING =
  /^(?:order|buy|purchase|hire|commission|check ?out(?: with)?|(?:open|create|start|place|prepare|set up)(?: (?:me|us))?(?: an?| the)? (?:checkout|order|purchase)(?:s)?)\b(?: (?:me|us))?(?: for(?= ))?/i;
const PRODUCT_ID = /\bprod_[0-7][0-9a-hjkmnp-tv-z]{25}\b/;
const CHEAPEST =
  /\b(?:the )?(?:very |absolutely )?(?:cheapest|lowest[- ]priced|least expensive|most affordable)(?: (?:available|possible|one of|of))?\b/i;
const EXCLUDED =
  /(?:,\s*)?\b(?:but )?(?:without|not|no|excluding|except|minus|leave out|omit)\s+(?:the |any |an? )?([^,.;]+?)(?:\s+(?:one|package|tier|add-?on))?(?=[,.;]|\s(?:but|from|for|plus|with(?! an?\b))\b|$)/i;
const SELLER =
  /\b(?:from|by|at|of)\s+((?!the\b|an?\b|any\b|my\b)(?:[\p{L}\p{N}'.-]+)(?: [\p{L}\p{N}'.-]+){0,3}?)(?:'s)?(?: (?:shop|store|studio))?(?=\s*(?:[,;(]|$)|\s+(?:with|plus|for|please|and|without|but|together)\b)/giu;

const JOINTLY = /\b(?:together|altogether|in total|combined|both|overall|in all)\b/i;

/** The orders that one verb asks for: two creators' things are two, each with a limit of its own or none. */
export function readOrders(text: string, held: readonly Held[]): Read[] {
  const parts = text.split(/(?<=@[\w-]+[^@]*?)\s*,?\s+and\s+(?=(?:also )?(?:the |an? |[\uE000-\uF8FF])[^@]*@)/i);
  const orders = parts.map((part) => readOrder(part, held));
  const limits = new Set(
    orders.map((one) => "wish" in one && one.wish.kind === "order" && one.wish.prices.max !== undefined),
  );
  if (parts.length > 1 && (limits.size > 1 || JOINTLY.test(text)))
    return [{ problem: "it is not clear which of the orders the limit is for: give each its own" }];
  return orders;
}

/** Reads a wish for a checkout. Every word that is left is the order's subject, and must name what is sold: see `matchOrder`. */
function readOrder(text: string, held: readonly Held[]): Read {
  const rest = new Rest(text);
  rest.take(ORDERING);
  const prices = takePrices(rest);
  if (prices.contradiction) return { problem: prices.contradiction };
  if (prices.foreign.length > 0) {
    return { problem: `“${prices.foreign.join("”, “")}”: a limit must be in US dollars, which prices are in` };
  }
  const productId = rest.take(PRODUCT_ID)?.[0];
  const handles = takeHandles(rest);
  if (handles.length > 1) return { problem: "one order is one creator's: it names several" };
  const excluded = rest.takeAll(EXCLUDED).map((match) => release(match[1] ?? "", held).trim());
  const cheapest = rest.take(CHEAPEST) !== undefined;
  const hired = /^hire\b/i.test(text)
    ? rest.take(/^((?:\p{Lu}[\p{L}.'-]*)(?: \p{Lu}[\p{L}.'-]*){0,3}) (?:for|to do)(?= )/u)?.[1]
    : undefined;
  const named = hired ? whomOf(hired) : handles[0] ? { handle: handles[0] } : cheapest ? undefined : takeSeller(rest);
  const whom: Whom | undefined = named ?? (cheapest ? takeSellerByName(rest) : undefined);
  const subject = tidy(
    release(rest.text, held).replace(
      /(?:\s(?:from|for|by|at|of|with|and|an?|my|the))+(?=\s*(?:[,;]|$))|^(?:the|an?|for|at|of)\s/gi,
      " ",
    ),
  );
  const what = subject || (cheapest ? "cheapest offer" : "");
  if (!whom && !cheapest)
    return {
      problem: `“${subject || text}”: an order names the creator it is from (@handle), or asks for the cheapest`,
    };
  if (!productId && !/[\p{L}\p{N}]/u.test(what))
    return { problem: "an order names a product: which of the offers is not said" };
  if (cheapest && !whom && !/[\p{L}\p{N}]/u.test(subject)) return { problem: "the cheapest of what is not said" };
  const said = [
    cheapest ? "Order the cheapest" : "Order",
    subject && `“${subject}”`,
    whom && `from ${sayWhom(whom)}`,
    excluded.length > 0 && `without ${excluded.map((one) => `“${one}”`).join(", ")}`,
    prices.max !== undefined && `for ${formatMoney(prices.max)} or less`,
    prices.min !== undefined && `for ${formatMoney(prices.min)} or more`,
  ];
  const { max, min } = prices;
  const wish = { kind: "order" as const, whom, subject, excluded, cheapest, productId, prices: { max, min } };
  return { wish: { ...wish, said: said.filter(Boolean).join(" "), unchecked: [] } };
}

/** The last "from …" that could be a person. Whether it is one, the look-up tells. */
function takeSeller(rest: Rest): Whom | undefined {
  const match = [...rest.text.matchAll(SELLER)].at(-1);
  if (!match) return undefined;
  rest.text = tidy(`${rest.text.slice(0, match.index)} ${rest.text.slice(match.index + match[0].length)}`);
  return whomOf(match[1] as string);
}

/** With "cheapest" nobody needs to be named, and a product's own name may hold "from": only a written name counts. */
function takeSellerByName(rest: Rest): Whom | undefined {
  const match = [...rest.text.matchAll(SELLER)].at(-1);
  return match && /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)+$/u.test(match[1] as string) ? takeSeller(rest) : undefined;
}
