import {
  type CompleteRequestParams,
  type CompleteResult,
  ProtocolError,
  ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import { type Context, createContext } from "@/lib/core/context";
import { completeHandle } from "@/lib/domain/network/search/suggesting/complete-handle";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { listBoughtOrders } from "@/lib/domain/trade/orders/reading/bought";
import { LISTED_PROMPTS } from "./prompts";
import type { Exchange } from "./protocol/exchange";
import { listTemplates } from "./resources";

const MOST = 20;
const LONGEST = 200;
const TRADES = TAXONOMY.flatMap(({ subcategories }) => subcategories.map(({ name }) => name));

/** What may be offered for the arguments of prompts; those that are not here are a person's own words. */
const WISH = {
  need: TRADES,
  budget: ["$100", "$250", "$500", "$1,000", "$2,500", "$5,000"],
  deadline: ["in 3 days", "in a week", "in two weeks", "in a month"],
};
const OFFERED: Record<string, Record<string, readonly string[]>> = {
  hire_a_creator: WISH,
  ask_for_a_price: WISH,
  meet_founders: { topic: TRADES },
};

/**
 * Completes an argument of a prompt or of a resource's address. Throws −32602 for a prompt, template or argument that there is not. Source:
 * MCP, server/utilities/completion.
 */
export async function complete(exchange: Exchange, { ref, argument }: CompleteRequestParams): Promise<CompleteResult> {
  const typed = argument.value.slice(0, LONGEST);
  if (ref.type === "ref/resource") {
    const { actor, requestId, now, ip } = exchange;
    const template = listTemplates(actor).resourceTemplates.find(({ uriTemplate }) => uriTemplate === ref.uri);
    if (!template?.uriTemplate.includes(`{${argument.name}}`)) throw unknown("resource template or argument");
    const ctx = createContext({ actor, requestId, now, ip });
    return answer(await (argument.name === "order_id" ? completeOrder(ctx, typed) : completeHandle(ctx, typed)));
  }
  const prompt = LISTED_PROMPTS.prompts.find(({ name }) => name === ref.name);
  if (!prompt?.arguments?.some(({ name }) => name === argument.name)) throw unknown("prompt or argument");
  return answer(begun(OFFERED[prompt.name]?.[argument.name] ?? [], typed));
}

/** The person's last orders whose id begins as was typed, newest first. */
async function completeOrder(ctx: Context, typed: string): Promise<string[]> {
  const { data } = await listBoughtOrders(ctx, { limit: 100 });
  return data.map(({ id }) => id).filter((id) => id.startsWith(typed.trim().toLowerCase()));
}

/** What begins as was typed, then what has a word that does. */
function begun(values: readonly string[], typed: string): string[] {
  const start = typed.trim().toLowerCase();
  const first = values.filter((value) => value.toLowerCase().startsWith(start));
  const inside = values.filter((value) => !first.includes(value) && value.toLowerCase().includes(` ${start}`));
  return [...first, ...inside];
}

function answer(values: readonly string[]): CompleteResult {
  const shown = values.slice(0, MOST);
  return { completion: { values: shown, total: values.length, hasMore: values.length > shown.length } };
}

function unknown(what: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no such ${what}.`);
}
