"use server";

import { pageContext } from "@/lib/actions/session";
import type { Suggestion } from "@/lib/contracts/search";
import { suggest } from "@/lib/search/suggest";

/** What the search box offers for what was typed so far, which comes from outside. */
export async function suggestAction(typed: string): Promise<Suggestion[]> {
  return suggest(await pageContext(), String(typed));
}
