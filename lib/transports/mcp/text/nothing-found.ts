import type { z } from "zod";
import type { Understood } from "@/lib/contracts/network/search/search";
import { code, inline } from "../markdown";

type Set = Record<string, unknown>;

/** Filters that more is found without, and those that more is found with another figure of. */
const LEFT_OUT = ["category", "subcategory", "skill", "language", "country", "verified", "available", "acceptsQuotes"];
const RAISED = ["maxPriceCents", "maxDeliveryDays", "availableWithinDays"];
const LOWERED = ["minTrustScore", "minRating"];

/** What may find more, in a sentence: what this very call set, or its query was read to ask, and the tools that ask creators themselves. */
export function otherWays(input: Set & { query?: string | undefined }, read: z.output<typeof Understood> | undefined) {
  const set = (names: readonly string[]) => names.filter((name) => input[name] !== undefined && input[name] !== false);
  const those = (names: readonly string[]) => set(names).map(code).join(", ");
  const phrases = [read?.place?.phrase, read?.language?.phrase].flatMap((phrase) => phrase ?? []);
  const ways = [
    ...(input.query?.trim() ? ["use fewer or other words"] : []),
    ...phrases.map((phrase) => `leave "${inline(phrase, 60)}" out of the query`),
    ...(set(LEFT_OUT).length > 0 ? [`leave out ${those(LEFT_OUT)}`] : []),
    ...(set(RAISED).length > 0 ? [`raise ${those(RAISED)}`] : []),
    ...(set(LOWERED).length > 0 ? [`lower ${those(LOWERED)}`] : []),
  ];
  const told = ways.length > 0 ? `To find more, ${ways.join("; ")}. ` : "";
  return `${told}Or describe the task with \`submit_intent_brief\`, which asks those who fit, or ask one creator for a price with \`request_quote\`.`;
}
