/** The creator of the examples as a search finds them. */
export const EXAMPLE_CREATOR = {
  handle: "harbour-type",
  display_name: "Mara Lindqvist",
  tagline: "Marks and signs for places that last",
  tier: "STARTER",
  trust_score: 84,
  level: "ESTABLISHED",
  is_new: false,
  verified: true,
  rating: 4.8,
  review_count: 31,
  categories: [{ slug: "design-creative", name: "Design & creative" }],
  availability: { open: true, max_open_orders: 4, next_free_on: null },
  from_price_cents: 42_000,
  avatar_url: null,
  image: null,
  profile_url: "https://guildhall.example/harbour-type",
  matched: { product_id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d", why: "Logo design: A mark in a week" },
};

export const EXAMPLE_UNDERSTOOD = {
  words: "logo design",
  concepts: [{ value: "logo-design", name: "Logo design", phrase: "logo design" }],
  place: null,
  language: { value: "es", name: "Spanish", phrase: "in spanish" },
  max_price_cents: 50_000,
  max_delivery_days: null,
  available_within_days: null,
  cheap: false,
};
