/** `amount × bps / 10,000`, rounded half up, in the same integer minor units. */
export function basisPoints(amountCents: number, bps: number): number {
  return Number((BigInt(amountCents) * BigInt(bps) + 5_000n) / 10_000n);
}

type Formats = { whole: Intl.NumberFormat; exact: Intl.NumberFormat; minor: number };

const formats = new Map<string, Formats>();

/** An amount for people: `$1,200` or `$12.50`. `amountCents` is in minor units of `currency` (ISO 4217, any case): of yen there are none. */
export function formatMoney(amountCents: number, currency = "usd"): string {
  let found = formats.get(currency);
  if (!found) {
    // making a format costs fifty times as much as using one, and search results show fifty prices
    const make = (parts: object) => new Intl.NumberFormat("en-US", { style: "currency", currency, ...parts });
    const exact = make({});
    const minor = 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2);
    found = { exact, whole: make({ minimumFractionDigits: 0 }), minor };
    formats.set(currency, found);
  }
  return (amountCents % found.minor === 0 ? found.whole : found.exact).format(amountCents / found.minor);
}
