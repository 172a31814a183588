import type { DemoBuyer } from "./content";

/** People who buy in the demo data; `buyer` is the one whose sign-in is printed at start. */
export const DEMO_BUYERS: readonly DemoBuyer[] = [
  {
    key: "buyer",
    name: "Robin Ashby",
    email: "buyer@example.com",
  },
  {
    key: "tomasz",
    name: "Tomasz Wrona",
    email: "tomasz.wrona@example.com",
  },
  {
    key: "priya",
    name: "Priya Ramanath",
    email: "priya.ramanath@example.com",
  },
  {
    key: "claire",
    name: "Claire Dufay",
    email: "claire.dufay@example.com",
  },
  {
    key: "kenji",
    name: "Kenji Morikawa",
    email: "kenji.morikawa@example.com",
  },
  {
    key: "amara",
    name: "Amara Obiora",
    email: "amara.obiora@example.com",
  },
  {
    key: "lucas",
    name: "Lucas Fonteira",
    email: "lucas.fonteira@example.com",
  },
  {
    key: "hannah",
    name: "Hannah Voigtland",
    email: "hannah.voigtland@example.com",
  },
  {
    key: "diego",
    name: "Diego Salmeron",
    email: "diego.salmeron@example.com",
  },
  {
    key: "freya",
    name: "Freya Lundmark",
    email: "freya.lundmark@example.com",
  },
  {
    key: "sam",
    name: "Sam Whitlow",
    email: "sam.whitlow@example.com",
  },
  {
    key: "noor",
    name: "Noor Haddadin",
    email: "noor.haddadin@example.com",
  },
  {
    key: "victor",
    name: "Victor Ionasu",
    email: "victor.ionasu@example.com",
  },
  {
    key: "grace",
    name: "Grace Wanjohi",
    email: "grace.wanjohi@example.com",
  },
  {
    key: "oliver",
    name: "Oliver Teng",
    email: "oliver.teng@example.com",
  },
  {
    key: "elena",
    name: "Elena Markovich",
    email: "elena.markovich@example.com",
  },
  {
    key: "jack",
    name: "Jack Donnellan",
    email: "jack.donnellan@example.com",
  },
  {
    key: "mei",
    name: "Mei Castellano",
    email: "mei.castellano@example.com",
  },
];
