/** Calls and sessions that demo creators offer, and what guests write when they book one. Lengths in minutes. */

export type DemoCall = {
  title: string;
  minutes: number;
  priceCents: number;
  locationKind: "video" | "phone" | "in_person";
};

/** By handle; the demo creator has the fullest calendar. */
export const DEMO_CALLS: Readonly<Record<string, readonly [DemoCall, ...DemoCall[]]>> = {
  demo: [
    { title: "Brand audit walkthrough", minutes: 45, priceCents: 9000, locationKind: "video" },
    { title: "First call about an identity", minutes: 30, priceCents: 0, locationKind: "video" },
    { title: "Printer's visit, on press", minutes: 120, priceCents: 32000, locationKind: "in_person" },
  ],
  "rowan-builds": [
    { title: "Office hour", minutes: 60, priceCents: 9000, locationKind: "video" },
    { title: "Scope check before a build", minutes: 30, priceCents: 0, locationKind: "video" },
  ],
  evalsmith: [{ title: "Reading your failures together", minutes: 60, priceCents: 14000, locationKind: "video" }],
  "runway-model": [
    { title: "Model review before the board meets", minutes: 50, priceCents: 12000, locationKind: "video" },
  ],
  "second-language": [
    { title: "Speaking drill", minutes: 25, priceCents: 3500, locationKind: "phone" },
    { title: "Talk rehearsal", minutes: 50, priceCents: 7000, locationKind: "video" },
  ],
  "career-bench": [{ title: "Mock interview", minutes: 60, priceCents: 8500, locationKind: "video" }],
  "quiet-rooms": [{ title: "Walk through your flat on camera", minutes: 40, priceCents: 5500, locationKind: "video" }],
  grantwriter: [{ title: "Budget reading", minutes: 45, priceCents: 6000, locationKind: "phone" }],
};

export const GUEST_NOTES: readonly string[] = [
  "Two of us will join, the second one from a phone in a workshop.",
  "I will send the last three invoices beforehand, they show the old mark best.",
  "Please ring the office bell twice, the intercom is broken.",
  "I can only stay for half of it.",
  "",
  "My question is whether we should begin at all.",
  "We speak German among ourselves, English is fine.",
  "",
];

export const GUEST_ZONES = [
  "Europe/Riga",
  "Europe/London",
  "America/New_York",
  "Asia/Singapore",
  "Africa/Nairobi",
] as const;
