/** USDC atomic units (6 decimals) that one US cent is worth. */
export const ATOMIC_PER_CENT = 10_000;

/** What a step of the embedded planner costs, in USDC atomic units. */
export const STEP_ATOMIC = { read: 500, write: 2_000 } as const;

export type TokenPrice = { input: number; output: number };

/** Models by the start of their name, in USDC atomic units per million tokens. The longest that fits counts. */
export const MODEL_PRICES: Record<string, TokenPrice> = {
  "": { input: 3_000_000, output: 15_000_000 },
  "gpt-4o": { input: 2_500_000, output: 10_000_000 },
  "gpt-4o-mini": { input: 150_000, output: 600_000 },
  "gpt-4.1": { input: 2_000_000, output: 8_000_000 },
  "gpt-4.1-mini": { input: 400_000, output: 1_600_000 },
  "gpt-5": { input: 1_250_000, output: 10_000_000 },
  "gpt-5-mini": { input: 250_000, output: 2_000_000 },
  "llama-3": { input: 200_000, output: 600_000 },
  mistral: { input: 400_000, output: 2_000_000 },
  qwen: { input: 300_000, output: 900_000 },
};
