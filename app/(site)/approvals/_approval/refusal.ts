/** The one question of a refusal. */
export const REASON = {
  name: "reason",
  label: "Why, and what should it do instead?",
  max: 1_000,
  rows: 4,
  placeholder: "Too dear for a draft. Take the small package.",
} as const;
