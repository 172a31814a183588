export const STAGE_LABELS = {
  idea: "Idea",
  pre_seed: "Pre-seed",
  seed: "Seed",
  series_a: "Series A",
  series_b_plus: "Series B and later",
  bootstrapped: "Bootstrapped",
} as const;

export const INTENT_LABELS = {
  hiring: "Hiring",
  raising: "Looking for investors",
  cofounder: "Looking for a co-founder",
  customers: "Looking for customers",
  advice: "Looking for advice",
} as const;

export type Stage = keyof typeof STAGE_LABELS;
export type Intent = keyof typeof INTENT_LABELS;
