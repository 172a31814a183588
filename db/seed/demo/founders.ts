import type { FOUNDER_INTENTS, FOUNDER_STAGES } from "@/lib/contracts/network/founders/founders";

/** What some demo creators build beside their services, and the introductions that wait for the demo creator. */

export type DemoFounder = {
  handle: string;
  building: string;
  stage: (typeof FOUNDER_STAGES)[number];
  intent: readonly (typeof FOUNDER_INTENTS)[number][];
  raising: boolean;
  discoverable: boolean;
  daysAgo: number;
};

export const DEMO_FOUNDERS: readonly DemoFounder[] = [
  {
    handle: "demo",
    building:
      "A parts library for packaging: marks, labels and print specifications that small makers keep in order without " +
      "a designer, and that printers can read.",
    stage: "bootstrapped",
    intent: ["customers", "advice"],
    raising: false,
    discoverable: true,
    daysAgo: 210,
  },
  {
    handle: "ferrous",
    building:
      "A battery-powered river gauge that warns of floods where there is no mobile coverage. Forty are in the water " +
      "in two valleys.",
    stage: "pre_seed",
    intent: ["cofounder", "customers"],
    raising: false,
    discoverable: true,
    daysAgo: 174,
  },
  {
    handle: "evalsmith",
    building:
      "A test bench for language-model products: teams write down what went wrong, and it becomes a check that runs " +
      "before every release.",
    stage: "seed",
    intent: ["hiring", "customers"],
    raising: false,
    discoverable: true,
    daysAgo: 151,
  },
  {
    handle: "agent-plumber",
    building:
      "A permission layer between assistants and company software. Every action of an agent is logged, has a spending " +
      "limit and can be undone.",
    stage: "seed",
    intent: ["raising", "hiring", "customers"],
    raising: true,
    discoverable: true,
    daysAgo: 133,
  },
  {
    handle: "warehouse-hand",
    building:
      "Data pipelines as a kit for companies without a data team: one database, forty tests and a page that explains " +
      "each number.",
    stage: "bootstrapped",
    intent: ["customers"],
    raising: false,
    discoverable: true,
    daysAgo: 120,
  },
  {
    handle: "chartkeeper",
    building:
      "Offline dashboards for rural clinics in Kenya that synchronise over text messages, so that stock of medicine " +
      "is seen before it runs out.",
    stage: "idea",
    intent: ["cofounder", "advice"],
    raising: false,
    discoverable: true,
    daysAgo: 96,
  },
  {
    handle: "rowan-builds",
    building:
      "Booking software for workshops and makerspaces: machines, inductions and who may use which, paid by the hour.",
    stage: "bootstrapped",
    intent: ["customers", "hiring"],
    raising: false,
    discoverable: true,
    daysAgo: 88,
  },
  {
    handle: "shopsmith",
    building:
      "A speed monitor for online shops that turns slow pages into lost orders, in money, and names the script that " +
      "caused them.",
    stage: "series_a",
    intent: ["hiring"],
    raising: false,
    discoverable: true,
    daysAgo: 71,
  },
  {
    handle: "runway-model",
    building:
      "Financial models that keep themselves up to date: a founder changes one assumption and sees the month in which " +
      "the money ends.",
    stage: "pre_seed",
    intent: ["raising", "cofounder"],
    raising: true,
    discoverable: true,
    daysAgo: 54,
  },
  {
    handle: "accessible-web",
    building:
      "A screen-reader recorder: it lets a developer hear a page as a blind customer does, and files the bug with the " +
      "sound attached.",
    stage: "idea",
    intent: ["raising", "advice", "customers"],
    raising: true,
    discoverable: true,
    daysAgo: 30,
  },
  {
    handle: "lowpoly-lab",
    building:
      "A service that makes spare-part drawings move: from a machine builder's files to a repair film in a day.",
    stage: "seed",
    intent: ["raising"],
    raising: true,
    discoverable: false,
    daysAgo: 41,
  },
  {
    handle: "pricewise",
    building: "A price list that tests itself on new customers of small software firms, with a floor that never moves.",
    stage: "idea",
    intent: ["advice"],
    raising: false,
    discoverable: true,
    daysAgo: 12,
  },
];

/** Requests in the demo creator's inbox. */
export const DEMO_INTROS: readonly { note: string; callbackUrl: string; daysAgo: number }[] = [
  {
    note:
      "I act for Kalnu Maize, a bakery with four shops in Riga. They are changing their bags in spring and ask whether " +
      "your parts library could hold the allergen labels too.",
    callbackUrl: "https://agents.example.com/kalnu/intros/31",
    daysAgo: 6.2,
  },
  {
    note:
      "Our fund backs companies that sell to manufacturers. We are not asking for a pitch: the partner would like to " +
      "hear which printers you found hardest to win.",
    callbackUrl: "https://example.org/fund-desk/callback",
    daysAgo: 3.4,
  },
  {
    note:
      "A student at the Estonian Academy of Arts writes a thesis about print specifications and would like to ask you " +
      "five questions in writing.",
    callbackUrl: "https://example.com/thesis-helper/answers",
    daysAgo: 1.1,
  },
  {
    note: "Ferrous Instruments needs enclosure labels that survive two winters in a river. May Jonas write to you?",
    callbackUrl: "https://example.net/assistants/riedl/inbox",
    daysAgo: 0.3,
  },
];
