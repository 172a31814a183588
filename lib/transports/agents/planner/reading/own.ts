import type { AgentToolName } from "@/lib/contracts/agents/agent-tools";
import { ORDER_STATUSES } from "@/lib/contracts/trade/orders/orders";
import { Rest } from "./rest";
import type { Wish } from "./wishes";
import { takeRange } from "./words/dates";

const MINE = "(?:(?:all|the|of) )*(?:my|our)\\b(?: \\w+){0,2}? ";
const OWN: [AgentToolName, what: string, RegExp][] = [
  [
    "list_my_purchases",
    "the orders that you placed",
    new RegExp(
      `${MINE}purchases\\b|\\b(?:the )?orders (?:that )?(?:i|we) (?:have )?(?:placed|made)\\b|\\bwhat (?:have|did) (?:i|we) (?:buy|bought|order(?:ed)?|purchased?)\\b`,
      "i",
    ),
  ],
  [
    "list_my_orders",
    "the orders that you got",
    new RegExp(`${MINE}(?:orders|sales)\\b|\\bwhat (?:have|did) (?:i|we) (?:sell|sold)\\b`, "i"),
  ],
  [
    "list_my_products",
    "your products",
    new RegExp(`${MINE}(?:products|services|catalog(?:ue)?|listings)\\b|\\bwhat (?:do|am) i sell(?:ing)?\\b`, "i"),
  ],
  [
    "list_my_posts",
    "your posts",
    new RegExp(
      `${MINE}(?:posts|articles|essays)\\b|\\bwhat (?:have|did) (?:i|we) (?:publish|post|written|write|wrote)(?:ed)?\\b`,
      "i",
    ),
  ],
  ["list_my_bookings", "your bookings", new RegExp(`${MINE}(?:bookings|calls|sessions|calendar|appointments)\\b`, "i")],
  ["list_my_tiers", "your membership tiers", new RegExp(`${MINE}(?:tiers|memberships|membership tiers)\\b`, "i")],
  [
    "get_my_analytics",
    "your figures",
    new RegExp(
      `${MINE}(?:analytics|figures|numbers|stats?|statistics|views|earnings|revenue|conversion(?: rate)?|performance|kpis?|rating)\\b|\\bhow (?:am i|are we|is my (?:shop|business|profile)) doing\\b|\\b(?:how much |what )?(?:did|have) (?:i|we) (?:earn|make|made)(?:ed)?\\b`,
      "i",
    ),
  ],
];
const READING =
  /^(?:show|list|what(?:'s| is| are| were| have| did| do| am)?|how|give|get|read|see|view|fetch|tell me|did|have|which)\b/i;
const FILLER =
  /\b(?:show|list|what(?:'s)?|is|are|were|how|much|many|give|get|read|see|view|fetch|tell|me|us|and|of|the|all|which|do|i|have|in|for|please|latest|recent|a|an)\b/gi;

/** Reads of what is the asker's own; undefined when the text asks for none, or for more than to read it. */
export function readOwn(text: string, now: Date): Wish[] | undefined {
  if (!READING.test(text)) return undefined;
  const rest = new Rest(text);
  const asked = OWN.filter(
    ([, , pattern]) => rest.take(pattern) ?? new RegExp(`\\band (?:my )?${pattern.source}`, "i").test(rest.text),
  );
  if (asked.length === 0) return undefined;
  const status = ORDER_STATUSES.find((one) => new RegExp(`\\b${one.replaceAll("_", "[ _]")}\\b`, "i").test(text));
  if (status) rest.text = rest.text.replace(new RegExp(`\\b${status.replaceAll("_", "[ _]")}\\b`, "i"), " ");
  const range = takeRange(rest, now);
  const left = new Rest(rest.text.replace(FILLER, " "));
  const unchecked = left.empty ? [] : [`“${left.text}”`];
  return asked.map(([tool, what]) => {
    const dated = tool === "list_my_orders" || tool === "get_my_analytics" ? range : {};
    const given = { ...dated, ...(tool === "list_my_orders" && status && { status }) };
    return { kind: "call", tool, arguments: given, said: `Read ${what}`, unchecked };
  });
}
