import { EXAMPLE_MEDIA } from "../../values/media";

const EXAMPLE_PACKAGE = {
  name: "Studio",
  description: "Logo, type, colours and a guideline.",
  price_cents: 120000,
  delivery_days: 21,
  revisions: 3,
  features: ["Logo set", "Guideline of 24 pages"],
};
const EXAMPLE_ADDON = { name: "Rush", description: "A week sooner.", price_cents: 25000, extra_days: 0 };
const EXAMPLE_REQUIREMENT = {
  id: "company-name",
  label: "What is the company called?",
  help: "As it is to stand in the mark.",
  kind: "text",
  options: [],
  required: true,
};
const EXAMPLE_TEXT = {
  name: "Brand identity",
  summary: "A mark and the rules to keep it.",
  description: "## What you get",
};

/** A product as a creator sends it. */
export const EXAMPLE_NEW_PRODUCT = {
  kind: "packages",
  ...EXAMPLE_TEXT,
  packages: [EXAMPLE_PACKAGE],
  addons: [EXAMPLE_ADDON],
  requirements: [EXAMPLE_REQUIREMENT],
} as const;

/** The same, on sale. */
export const EXAMPLE_PRODUCT = {
  id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  status: "active",
  slug: "brand-identity",
  ...EXAMPLE_TEXT,
  kind: "packages",
  price_cents: 120000,
  currency: "usd",
  delivery_days: 21,
  revisions: 3,
  packages: [{ tier_id: "studio", ...EXAMPLE_PACKAGE }],
  addons: [{ addon_id: "rush", ...EXAMPLE_ADDON }],
  images: [EXAMPLE_MEDIA],
  requirements: [EXAMPLE_REQUIREMENT],
  subcategories: ["brand-identity"],
  skills: ["Typography"],
  url: "https://guildhall.example/harbour-type/products/brand-identity",
  metadata: { sku: "BI-21" },
  created_at: "2026-11-20T09:30:00.000Z",
  updated_at: "2026-11-20T09:30:00.000Z",
} as const;
