/** Briefs in the demo creators' pipelines. `matches` are handles, best first. */
export type DemoBrief = {
  brief: string;
  category: string | null;
  budgetCents: number | null;
  /** Days from now. */
  deadlineInDays: number | null;
  callbackUrl: string | null;
  matches: readonly string[];
  daysAgo: number;
};

export const DEMO_BRIEFS: readonly DemoBrief[] = [
  {
    brief:
      "A cider maker in Cēsis bottles its first three sorts in April and needs labels: a mark that survives a wet " +
      "fridge, three sorts that are told apart from two metres, and a print specification for a press in Valmiera.",
    category: "design-creative",
    budgetCents: 180_000,
    deadlineInDays: 70,
    callbackUrl: "https://example.com/agents/cider/briefs",
    matches: ["demo"],
    daysAgo: 0.8,
  },
  {
    brief:
      "We are a housing cooperative of forty flats and look for somebody who gives our notices, bills and the sign at " +
      "the door one face. No website, no logo animation.",
    category: "design-creative",
    budgetCents: 90_000,
    deadlineInDays: null,
    callbackUrl: null,
    matches: ["demo"],
    daysAgo: 4.2,
  },
];
