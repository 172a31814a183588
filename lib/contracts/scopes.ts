/** Every scope a credential can carry, with the words that the consent and key pages show. Source: spec part 5, decisions 3. */
export const SCOPES = {
  "identity:read": "See who you are: handle, name, e-mail and plan",
  "tiers:read": "See your membership tiers",
  "bookings:read": "See your bookings, without guests' personal data",
  "posts:read": "Read published posts",
  "posts:write": "Publish, edit and delete posts in your name",
  "analytics:read": "See your views, orders and conversion",
  "revenue:read": "See what you earn",
  "webhooks:read": "See your webhook endpoints and deliveries",
  "webhooks:write": "Create, change and disable your webhook endpoints",
  "agents:read": "See your agents and their runs",
  "agents:write": "Create agents and start runs",
  "reputation:read": "Read verified reputation of creators",
  "orders:read": "See your orders",
  "orders:write": "Open checkouts and mark orders as delivered",
  "products:read": "See your products, also those that are not on sale",
  "products:write": "Put products on sale in your name",
  "audit:read": "Read your audit log",
} as const satisfies Record<string, string>;

export type Scope = keyof typeof SCOPES;

export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];

/** Narrows text to a known scope. */
export function isScope(text: string): text is Scope {
  return Object.hasOwn(SCOPES, text);
}
