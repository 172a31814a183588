"use server";

import type { LoadedPage } from "@/app/_ui/feedback/load-more";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { searchOffers } from "@/lib/domain/network/search/offers";
import { pageContext } from "@/lib/transports/actions/session/session";
import { readFilters, searchOf } from "../_parts/creator-filters";
import { CreatorCards } from "../_parts/creator-grid";
import { ServiceCards } from "../_parts/service-card";

/** The next page of a search, rendered. `filters` are those of the address, read again: they come from outside. */
export async function loadCreators(filters: Record<string, string>, cursor: string): Promise<LoadedPage> {
  const page = await searchCreators(await pageContext(), searchOf(readFilters(filters), String(cursor)));
  return { rows: <CreatorCards creators={page.data} />, next: page.next_cursor };
}

/** The same of services. */
export async function loadServices(filters: Record<string, string>, cursor: string): Promise<LoadedPage> {
  const page = await searchOffers(await pageContext(), searchOf(readFilters(filters), String(cursor)));
  return { rows: <ServiceCards offers={page.data} />, next: page.next_cursor };
}
