/** What the search box tells apart, in the order in which it shows them. */
export const SUGGESTED = ["service", "category", "creator", "offer"] as const;

/** One line under the search box: a trade, a category, somebody, or what they sell. `path` is on our own host. */
export type Suggestion = { kind: (typeof SUGGESTED)[number]; label: string; detail: string; path: string };
