import type { AgentToolName } from "@/lib/contracts/agents/agent-tools";
import type { Prices } from "./words/money";

/** A person as an intent names one: by handle (lower case, without `@`), or by the name that the profile shows. */
export type Whom = { handle: string } | { name: string };

/** One call whose arguments the intent holds; `whom` is filled in as `handle`. */
export type CallWish = {
  kind: "call";
  tool: AgentToolName;
  arguments: Record<string, unknown>;
  whom?: Whom;
  /** The least trust score and the highest price of answers, where the tool cannot be asked for them. */
  keep?: { minTrustScore?: number; maxPriceCents?: number };
};

/** A post named by its title. */
export type PostWish = { kind: "post"; whom: Whom; title: string };

/** A checkout: `subject` are the words that must name one product, its package and add-ons, and nothing else. */
export type OrderWish = {
  kind: "order";
  whom?: Whom;
  subject: string;
  /** What is not to be in the order, each in its words. */
  excluded: string[];
  cheapest: boolean;
  prices: Pick<Prices, "max" | "min">;
  productId?: string;
};

/** A step on something that the asker bought: by id, by the handle that a checkout answered, or the latest. */
export type PurchaseWish = {
  kind: "purchase";
  tool: AgentToolName;
  order: "latest" | { id: string; handle?: string };
  arguments: Record<string, unknown>;
};

/** A checkout of what a quote offers, `max` US cents at most. */
export type QuoteWish = { kind: "quote"; quoteId: string; max: number | undefined };

/** Something that an intent asks for. */
export type Wish = (CallWish | PostWish | OrderWish | PurchaseWish | QuoteWish) & {
  /** The wish in words, as it was understood. */
  said: string;
  /** What it also asks for, in its own words, that no tool can be asked for. An act has none: it is refused instead. */
  unchecked: string[];
};

/** An intent as it was read. With `problems` nothing of it is done. */
export type Reading = { wishes: Wish[]; problems: string[] };

const ACTS = new Set(["request_intro", "submit_intent_brief", "request_quote"]);

/** What only a run with a person behind it may ask for: a checkout, a step of an order, a brief, an introduction, a quote. */
export function isAct({ kind, tool = "" }: Pick<Wish, "kind"> & { tool?: string }): boolean {
  return kind === "order" || kind === "quote" || (kind === "purchase" && tool !== "get_messages") || ACTS.has(tool);
}
