/** Shapes of the demo content: plain data, amounts in integer US cents, ages in whole days before the seeding. */

export type DemoCategorySlug =
  | "design-creative"
  | "software-development"
  | "writing-translation"
  | "video-animation"
  | "music-audio"
  | "marketing-growth"
  | "business-consulting"
  | "data-ai"
  | "photography-visual-arts"
  | "coaching-education"
  | "legal-finance"
  | "lifestyle-events";

export type DemoPlanTier = "FREE" | "STARTER" | "GROWTH" | "ENTERPRISE";

export type DemoLink = { label: string; url: string };

export type DemoPackage = {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  deliveryDays: number;
  revisions: number;
  features: readonly string[];
};

export type DemoAddon = {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  extraDays: number;
};

type DemoProductBase = { slug: string; name: string; summary: string; description: string };

export type DemoFlatProduct = DemoProductBase & {
  kind: "flat";
  priceCents: number;
  deliveryDays: number;
  revisions: number;
};

export type DemoPackagedProduct = DemoProductBase & {
  kind: "packages";
  packages: readonly [DemoPackage, DemoPackage, DemoPackage];
  addons: readonly DemoAddon[];
};

export type DemoProduct = DemoFlatProduct | DemoPackagedProduct;

export type DemoPost = {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  body: string;
  tags: readonly string[];
  daysAgo: number;
  relatedProductSlugs: readonly string[];
};

export type DemoReview = {
  /** Key into `DEMO_BUYERS`. */
  buyer: string;
  productSlug: string;
  /** Present exactly when the product is sold in packages. */
  packageSlug?: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  body: string;
  daysAgo: number;
  reply?: { body: string; daysAgo: number };
};

export type DemoMemberTier = {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  interval: "month" | "year";
  perks: readonly string[];
};

export type DemoCreator = {
  handle: string;
  displayName: string;
  tagline: string;
  /** Markdown, first person. */
  bio: string;
  location: string;
  /** ISO 639-1 codes, strongest first. */
  languages: readonly string[];
  /** The primary category comes first. */
  categories: readonly [DemoCategorySlug] | readonly [DemoCategorySlug, DemoCategorySlug];
  skills: readonly string[];
  links: readonly DemoLink[];
  tier: DemoPlanTier;
  verified: boolean;
  foundingCreator: boolean;
  discoverable: boolean;
  memberSinceDaysAgo: number;
  products: readonly DemoProduct[];
  posts: readonly DemoPost[];
  reviews: readonly DemoReview[];
  memberTiers: readonly DemoMemberTier[];
};

export type DemoBuyer = { key: string; name: string; email: string };
