/** `amount × bps / 10,000`, rounded half up, in the same integer minor units. */
export function basisPoints(amountCents: number, bps: number): number {
  return Number((BigInt(amountCents) * BigInt(bps) + 5_000n) / 10_000n);
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount for people: `$1,200` or `$12.50`. `amountCents` is in minor units of `currency` (ISO 4217, any case). */
export function formatMoney(amountCents: number, currency = "usd"): string {
  const minimumFractionDigits = amountCents % 100 === 0 ? 0 : 2;
  const name = `${currency}:${minimumFractionDigits}`;
  let format = formats.get(name);
  if (!format) {
    // making a format costs fifty times as much as using one, and search results show fifty prices
    format = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: currency.toUpperCase(),
      minimumFractionDigits,
    });
    formats.set(name, format);
  }
  return format.format(amountCents / 100);
}
