/** Every scope a credential can carry, with the words that the consent and key pages show. */
export const SCOPES = {
  "identity:read": "See who you are: handle, name, email and plan",
  "tiers:read": "See your membership tiers",
  "tiers:write": "Make, change and archive your membership tiers",
  "memberships:read": "See your members: names, email addresses and tiers",
  "bookings:read": "See your bookings, without guests' personal data",
  "bookings:write":
    "Change your hours, move and cancel bookings, say whether guests came, and make a calendar address that names your guests",
  "posts:read": "Read posts, your drafts included",
  "posts:write": "Publish, edit and delete posts in your name",
  "analytics:read": "See your views, orders and conversion",
  "revenue:read": "See what you earn",
  "webhooks:read": "See your webhook endpoints, deliveries and events",
  "webhooks:write": "Create, change and disable your webhook endpoints",
  "agents:read": "See your agents and their runs",
  "agents:write": "Create agents and start runs",
  "reputation:read": "Read verified reputation of creators",
  "reviews:write": "Answer reviews in public in your name",
  "intros:read": "See who asks you for an introduction",
  "intros:write": "Accept and decline introductions in your name",
  "orders:read": "See your orders",
  "orders:write": "Open checkouts and mark orders as delivered",
  "products:read": "See your products, also those that are not on sale",
  "products:write": "Put products on sale in your name",
  "media:write": "Upload pictures in your name",
  "profile:write": "Change your profile, its pictures, your portfolio, your founder card, and whether you take orders",
  "audit:read": "Read your audit log and what your keys and apps asked, addresses included",
  "requests:read": "See what your keys and apps sent and were answered, bodies included",
  "keys:read": "See your API keys, without their secrets",
  "keys:write": "Make API keys that may no more than the one that makes them, and change and revoke such keys",
  "billing:read": "See your plan and its invoices",
  "purchases:read": "See what you ordered: orders, receipts, deliveries, quotes, and your conversations as a buyer",
  "purchases:write":
    "Ask for quotes, write to creators and open checkouts for you, within limits that you set, and ask for changes. You pay each in your browser",
  "purchases:accept": "Accept deliveries for you, which pays the creator",
  "messages:read": "Read your conversations with buyers",
  "messages:write": "Write to buyers in your name",
  "quotes:read": "See what you are asked quotes for, and your offers",
  "quotes:write": "Send, decline and withdraw offers in your name",
} as const satisfies Record<string, string>;

export type Scope = keyof typeof SCOPES;

export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];

/** What is for API keys alone: a person chooses it for a key, and no app can ask for it. */
const OF_KEYS: readonly Scope[] = ["keys:read", "keys:write"];

/** Every scope that an app can be granted. */
export const APP_SCOPES = ALL_SCOPES.filter((scope) => !OF_KEYS.includes(scope));

/**
 * What a person's assistant asks for first: clients ask for all that the tool server's metadata, or its challenge, lists. With only one of
 * the two it could open orders and not read them, or the reverse. A tool that needs more says so when it is called.
 */
export const ASSISTANT_SCOPES = ["purchases:read", "purchases:write"] as const satisfies readonly Scope[];

/** Whether an app can be granted a scope. */
export function isForApps(scope: Scope): boolean {
  return !OF_KEYS.includes(scope);
}

/** What only an account with a creator's page has. */
const SELLERS: readonly string[] = [
  "tiers",
  "memberships",
  "bookings",
  "reviews",
  "intros",
  "posts",
  "analytics",
  "revenue",
  "orders",
  "products",
  "profile",
  "quotes",
];

/** Whether scopes are for nothing but what an account without a creator's page does not have. */
export function needPage(scopes: readonly Scope[]): boolean {
  const asked = scopes.filter((scope) => scope !== "identity:read");
  return asked.length > 0 && asked.every((scope) => SELLERS.includes(scope.split(":")[0] ?? ""));
}

/** Narrows text to a known scope. */
export function isScope(text: string): text is Scope {
  return Object.hasOwn(SCOPES, text);
}

/** Whether a key of these scopes buys for its own account: one that also sells opens checkouts for its customers. */
export function buysForItself(scopes: readonly Scope[]): boolean {
  return scopes.includes("purchases:write") && !scopes.includes("orders:write");
}
