import type { CostView } from "@/lib/contracts/agents/agent-costs";
import { ATOMIC_PER_CENT, MODEL_PRICES, type TokenPrice } from "./prices";

const PER_MILLION = 1_000_000n;

/** An amount of USDC atomic units as the wire shows it; cents are rounded half up. */
export function viewCost(atomic: number): CostView {
  return { amount_cents: Math.floor((atomic + ATOMIC_PER_CENT / 2) / ATOMIC_PER_CENT), amount_atomic: atomic };
}

/** What a call of a model cost, in USDC atomic units, rounded up: tokens by their price, in integers throughout. */
export function modelCost(model: string, tokens: { input: number; output: number }): number {
  const price = priceOf(model);
  const exact = BigInt(tokens.input) * BigInt(price.input) + BigInt(tokens.output) * BigInt(price.output);
  return Number((exact + PER_MILLION - 1n) / PER_MILLION);
}

/** The price of the model whose name fits best; a provider's prefix, as in `openai/gpt-4o`, does not count. */
function priceOf(model: string): TokenPrice {
  const name = model.slice(model.lastIndexOf("/") + 1);
  const [best = ""] = Object.keys(MODEL_PRICES)
    .filter((start) => name.startsWith(start))
    .sort((a, b) => b.length - a.length);
  return MODEL_PRICES[best] as TokenPrice;
}
