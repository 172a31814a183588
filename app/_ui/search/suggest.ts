"use server";

import type { Suggestion } from "@/lib/contracts/network/search/suggestions";
import { suggest } from "@/lib/domain/network/search/suggesting/suggest";
import { pageContext } from "@/lib/transports/actions/session/session";

/** What the search box offers for what was typed so far, which comes from outside. */
export async function suggestAction(typed: string): Promise<Suggestion[]> {
  return suggest(await pageContext(), String(typed));
}
