import type { CatalogFilters } from "@/lib/contracts/commerce/catalog";
import type { Message } from "@/lib/contracts/commerce/protocol";

type Asked = { filters?: CatalogFilters | undefined; context?: { currency?: string | undefined } | undefined };

/**
 * The filters that apply, with a word on the one that does not: prices are in US dollars, and amounts of another currency are not
 * converted.
 */
export function appliedFilters({ filters, context }: Asked): { filters: CatalogFilters; messages: Message[] } {
  const currency = context?.currency?.toUpperCase() ?? "USD";
  const { price, ...others } = filters ?? {};
  if (!price || currency === "USD") return { filters: filters ?? {}, messages: [] };
  const content = `Prices here are in USD. The price filter in ${currency} was not applied: send it in USD.`;
  return { filters: others, messages: [{ type: "info", code: "price_filter_ignored", content }] };
}
