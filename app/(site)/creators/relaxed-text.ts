import type { RelaxedView } from "@/lib/contracts/network/search/search";

/** What of a search gave way, in sentences: a price that nothing keeps to says that what fits costs more. */
export function relaxedText(relaxed: readonly RelaxedView[]): string {
  const [prices, others] = [relaxed.filter(isPrice), relaxed.filter((one) => !isPrice(one))];
  const said = [
    others.length > 0 && `Nothing fits with ${quoted(others)}: these are without it.`,
    prices.length > 0 &&
      `What fits costs more than ${quoted(prices)}: a lower “from” on a card is the price of something else.`,
  ];
  return said.filter(Boolean).join(" ");
}

const isPrice = ({ field }: RelaxedView) => field === "max_price_cents";

const quoted = (relaxed: readonly RelaxedView[]) => relaxed.map(({ phrase }) => `“${phrase}”`).join(" and ");
