const DECIMALS = 6;

/** USDC atomic units for people: `$0.0005`, `$1.20`. At least two decimals, no trailing zeros beyond them; integers throughout. */
export function formatUsdc(atomic: number): string {
  const digits = String(atomic).padStart(DECIMALS + 1, "0");
  const whole = Number(digits.slice(0, -DECIMALS)).toLocaleString("en");
  const fraction = digits.slice(-DECIMALS).replace(/0{1,4}$/, "");
  return `$${whole}.${fraction}`;
}
