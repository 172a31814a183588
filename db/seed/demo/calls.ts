/** Calls and sessions that demo creators offer, and what guests write when they book one. Lengths in minutes. */

export type DemoCall = {
  title: string;
  minutes: number;
  locationKind: "video" | "phone" | "in_person";
};

/** By handle; the demo creator has the fullest calendar. */
export const DEMO_CALLS: Readonly<Record<string, readonly [DemoCall, ...DemoCall[]]>> = {
  demo: [
    { title: "Brand audit walkthrough", minutes: 45, locationKind: "video" },
    { title: "First call about an identity", minutes: 30, locationKind: "video" },
    { title: "Printer's visit, on press", minutes: 120, locationKind: "in_person" },
  ],
  "rowan-builds": [
    { title: "Office hour", minutes: 60, locationKind: "video" },
    { title: "Scope check before a build", minutes: 30, locationKind: "video" },
  ],
  evalsmith: [{ title: "Reading your failures together", minutes: 60, locationKind: "video" }],
  "runway-model": [{ title: "Model review before the board meets", minutes: 50, locationKind: "video" }],
  "second-language": [
    { title: "Speaking drill", minutes: 25, locationKind: "phone" },
    { title: "Talk rehearsal", minutes: 50, locationKind: "video" },
  ],
  "career-bench": [{ title: "Mock interview", minutes: 60, locationKind: "video" }],
  "quiet-rooms": [{ title: "Walk through your flat on camera", minutes: 40, locationKind: "video" }],
  grantwriter: [{ title: "Budget reading", minutes: 45, locationKind: "phone" }],
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

/** When a demo creator can be booked, on whose clock, and for what. Spans are `[weekday, from, to]` in hours; 0 is Sunday. */
export type DemoHours = {
  title: string;
  description: string;
  timezone: string;
  spans: readonly (readonly [day: number, from: number, to: number])[];
  slotMinutes: number;
  bufferMinutes: number;
  locationKind: "video" | "phone" | "in_person";
  location: string;
};

const WORKDAYS = [1, 2, 3, 4, 5] as const;

/** By handle. */
/** What else they can be booked for, after what their hours say: minutes, and how many a day. */
export const DEMO_TYPES: Readonly<
  Record<string, { slug: string; title: string; description: string; slotMinutes: number; maxPerDay: number }>
> = {
  demo: {
    slug: "brand-audit-walkthrough",
    title: "Brand audit walkthrough",
    description: "We go through all that carries your mark, and I say what I would change first.",
    slotMinutes: 45,
    maxPerDay: 2,
  },
  "rowan-builds": {
    slug: "office-hour",
    title: "Office hour",
    description: "An hour for whatever is stuck: bring the code, or only the question.",
    slotMinutes: 60,
    maxPerDay: 1,
  },
};

export const DEMO_HOURS: Readonly<Record<string, DemoHours>> = {
  demo: {
    title: "First call about an identity",
    description: "Bring what you have, however rough. You leave with an honest answer on whether a redesign pays off.",
    timezone: "Europe/Oslo",
    spans: [...WORKDAYS.map((day) => [day, 10, 13] as const), [2, 15, 18], [4, 15, 18]],
    slotMinutes: 30,
    bufferMinutes: 15,
    locationKind: "video",
    location: "https://meet.example.com/demo-studio",
  },
  "rowan-builds": {
    title: "Scope check before a build",
    description: "Half an hour in which we find out what the first version can leave out.",
    timezone: "Europe/London",
    spans: WORKDAYS.map((day) => [day, 9, 12] as const),
    slotMinutes: 30,
    bufferMinutes: 0,
    locationKind: "video",
    location: "https://meet.example.com/rowan",
  },
  "career-bench": {
    title: "First talk",
    description: "Where you are, where you want to be, and whether I am the right one to help.",
    timezone: "America/New_York",
    spans: [1, 3, 5].map((day) => [day, 12, 17] as const),
    slotMinutes: 20,
    bufferMinutes: 10,
    locationKind: "phone",
    location: "",
  },
};
