/** What demo creators ask before they begin, and what is said in the demo creator's conversations. Plain data. */

/** Products that ask the questions of a template (`REQUIREMENT_TEMPLATES`), by creator. */
export const ASKING: Readonly<Record<string, { product: string; template: string }>> = {
  demo: { product: "brand-identity", template: "design-creative" },
  "rowan-builds": { product: "first-version", template: "software-development" },
  shopsmith: { product: "speed-repair", template: "software-development" },
  plainly: { product: "plain-rewrite", template: "writing-translation" },
  "atelier-mots": { product: "vers-le-francais", template: "writing-translation" },
  cutroom: { product: "interview-edit", template: "video-animation" },
  "room-tone": { product: "podcast-edit", template: "music-audio" },
  "inbox-craft": { product: "lifecycle-flows", template: "marketing-growth" },
  "ad-ledger": { product: "ad-audit", template: "marketing-growth" },
  "ops-atlas": { product: "process-map", template: "business-consulting" },
  pricewise: { product: "price-change", template: "business-consulting" },
  "warehouse-hand": { product: "small-warehouse", template: "data-ai" },
  "portrait-desk": { product: "team-wall", template: "photography-visual-arts" },
  "second-language": { product: "speaking", template: "coaching-education" },
  "career-bench": { product: "interview-bench", template: "coaching-education" },
  clausework: { product: "contract-draft", template: "legal-finance" },
  "long-table": { product: "gathering-plan", template: "lifestyle-events" },
};

/** Who says it, and how many days ago. The other side has read all but the last ones of `unread`. */
export type DemoLine = { by: "buyer" | "creator"; daysAgo: number; body: string };

/** The demo creator's open orders, by their state: their conversations, and the brief of the one that is to be delivered. */
export const DEMO_ORDER_TALKS: Readonly<Record<"PAID" | "REVISION_REQUESTED", { unread: number; lines: DemoLine[] }>> =
  {
    PAID: {
      unread: 1,
      lines: [
        {
          by: "creator",
          daysAgo: 2.1,
          body: "Thank you, Robin. One thing before I draw: is the hull name cast in bronze, or cut from vinyl?",
        },
        {
          by: "buyer",
          daysAgo: 1.9,
          body: "Vinyl on the small boats. The two larger ones get **cast letters**, about 90 mm high.",
        },
        {
          by: "creator",
          daysAgo: 1.8,
          body: "Good to know: then nothing thinner than 6 mm at that size. You will see both versions in the first draft.",
        },
        {
          by: "buyer",
          daysAgo: 0.2,
          body: "Our sailmaker asks whether there could be a one-colour version for dark cloth. Is that in the package?",
        },
      ],
    },
    REVISION_REQUESTED: {
      unread: 0,
      lines: [
        { by: "buyer", daysAgo: 0.6, body: "Could the second mark be tried in the darker green? The rest is right." },
        {
          by: "creator",
          daysAgo: 0.4,
          body: "Yes. I will set it beside the present one, so that you can compare them in print.",
        },
      ],
    },
  };

export const DEMO_BRIEF = {
  summary:
    "A yard in Arendal that builds open wooden boats, eleven people, third generation. We want to look like what we " +
    "make: made by hand, and not old-fashioned.",
  answers: [
    "Ashby & Daughters",
    "We build and mend open wooden boats up to eight metres, for families and sailing schools on the coast.",
    ["Signs and vehicles", "Clothing", "Website and apps"],
    "The mark of the Oslo tram: it reads from far away. Old chandlers' labels, for their order. I do not like anchors.",
    "No navy blue.",
  ],
};

/** Questions that somebody asked before buying; the first has an answer, the second waits for one. */
export const DEMO_QUESTIONS: readonly { buyer: string; product: string; unread: number; lines: DemoLine[] }[] = [
  {
    buyer: "priya",
    product: "brand-identity",
    unread: 0,
    lines: [
      {
        by: "buyer",
        daysAgo: 4.6,
        body: "We print on jute bags, which swallow fine lines. Have you worked for that before?",
      },
      {
        by: "creator",
        daysAgo: 4.5,
        body: "Twice. I draw a second weight for rough cloth and test it on your own bag: send me three.",
      },
      { by: "buyer", daysAgo: 4.4, body: "They are in the post. Thank you." },
    ],
  },
  {
    buyer: "kenji",
    product: "brand-audit",
    unread: 1,
    lines: [{ by: "buyer", daysAgo: 0.4, body: "Does the audit also look at packaging, or at the website alone?" }],
  },
];

/** Quotes asked of the demo creator. An offer says when it lapses, in days from now. */
export const DEMO_QUOTES: readonly {
  buyer: string;
  product: string;
  daysAgo: number;
  brief: string;
  budgetCents: number;
  offer?: {
    daysAgo: number;
    lapsesIn: number;
    title: string;
    scope: string;
    amountCents: number;
    days: number;
    revisions: number;
  };
}[] = [
  {
    buyer: "grace",
    product: "brand-identity",
    daysAgo: 0.7,
    brief:
      "A tea company in Kericho with four blends. We have a name and a mark that we like, and need the system around it: " +
      "colours for each blend, a label grid, and a rule sheet that our printer follows.",
    budgetCents: 90_000,
  },
  {
    buyer: "buyer",
    product: "brand-identity",
    daysAgo: 3.1,
    brief: "After the identity: lettering for the sterns of six boats, each with another name, ready to be cut.",
    budgetCents: 60_000,
    offer: {
      daysAgo: 2.6,
      lapsesIn: 11,
      title: "Stern lettering for six boats",
      scope:
        "Six names set in the letters of your identity, spaced by eye for the curve of each stern.\n\n- Drawings at full size, ready " +
        "for the cutter\n- A paper template for each boat, sent by post\n- One visit to the yard is not included",
      amountCents: 54_000,
      days: 12,
      revisions: 2,
    },
  },
];
