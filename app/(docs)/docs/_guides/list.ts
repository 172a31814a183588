/** A page of the documentation: its text is `docs/guides/<slug>.md`. */
export type Guide = { slug: string; title: string; section: string; about: string };

const guide = (section: string, slug: string, title: string, about: string): Guide => ({ slug, title, section, about });

/** Every guide, in the order in which one reads them. */
export const GUIDES: readonly Guide[] = [
  guide("Start", "quick-start", "Quick start", "An agent's four calls, then a key, a post and a webhook."),
  guide("Start", "first-webhook", "Your first webhook", "From sign-up to a test order and its webhook, verified."),
  guide("Start", "sdk", "TypeScript SDK", "The typed client: calls, pages, retries, files, events, webhooks."),
  guide("Start", "cli", "Command line", "Guildhall in the terminal, for people and for scripts."),
  guide("Frameworks", "nextjs", "Next.js", "A page that calls the API, and a route that receives webhooks."),
  guide("Frameworks", "express", "Express", "A first call, and a receiver that takes the raw body."),
  guide("Frameworks", "hono", "Hono", "A first call, and a receiver for Node.js and the edge."),
  guide("Frameworks", "fastify", "Fastify", "A first call, and a receiver in a plugin of its own."),
  guide("Frameworks", "python", "Python", "Calls and a receiver with the standard library alone."),
  guide("REST", "authentication", "Authentication", "API keys, OAuth with PKCE, bridge tokens, and the scopes."),
  guide("REST", "browser", "In a browser", "A page of another origin that calls the API, with OAuth and PKCE."),
  guide("REST", "test-mode", "Test mode", "Test keys, test orders, a clock that you turn, and test cards."),
  guide("REST", "idempotency", "Idempotency", "Write once, however often a request is sent."),
  guide("REST", "pagination", "Pagination", "Cursors, and walking a collection to its end."),
  guide("REST", "metadata", "Metadata", "Names and texts of your own on what you make."),
  guide("REST", "errors", "Errors", "One envelope, every code, and what to do about each."),
  guide("REST", "rate-limits", "Rate limits and quotas", "What each plan allows, and how to stay within it."),
  guide("REST", "openapi", "OpenAPI", "The description of every operation, whole and in parts."),
  guide("REST", "versioning", "Versioning", "What may change within v1, and how an end is announced."),
  guide("Events and queries", "webhooks", "Webhooks", "Signed events: receive, verify, retry, replay."),
  guide(
    "Events and queries",
    "events",
    "Events",
    "Every kind of event, when it is sent, and an example of its payload.",
  ),
  guide("Events and queries", "graphql", "GraphQL", "The same data and rules in one query."),
  guide(
    "Agents",
    "connect-your-assistant",
    "Connect your assistant",
    "Let Claude, ChatGPT or another order for you, within limits.",
  ),
  guide(
    "Agents",
    "build-a-buying-agent",
    "Build a buying agent",
    "A program that orders for a person, and waits for their word.",
  ),
  guide("Agents", "mcp", "Tool server (MCP)", "Give an agent the marketplace, in the client that you use."),
  guide(
    "Agents",
    "agents",
    "Agents and runs",
    "Agents that we run for you: make one, start it, wait, and what it costs.",
  ),
  guide("Agents", "ucp", "Commerce protocol (UCP)", "What assistants that speak UCP can do here, and what not."),
  guide("Marketplace", "orders", "An order's life", "Every state of an order, and who moves it."),
  guide("Marketplace", "bookings", "Bookings", "Types, free times on both clocks, moving, reminders, calendars."),
  guide("Marketplace", "messages", "Messages", "How a buyer, a creator and an agent talk."),
  guide("Marketplace", "search", "How search ranks", "What is read from a query, and why one stands before another."),
  guide("Marketplace", "trust-score", "Trust score", "The formula, its weights, and what it starts from."),
  guide("News", "changelog", "Changelog", "What changed, newest first."),
];

/** The names of sections, in order. */
export const SECTIONS: readonly string[] = [...new Set(GUIDES.map(({ section }) => section))];

/** The guide of a slug, with those before and after it. */
export function findGuide(slug: string): { guide: Guide; before?: Guide; after?: Guide } | undefined {
  const at = GUIDES.findIndex((guide) => guide.slug === slug);
  const [guide, before, after] = [GUIDES[at], GUIDES[at - 1], GUIDES[at + 1]];
  return guide && { guide, ...(before && { before }), ...(after && { after }) };
}
