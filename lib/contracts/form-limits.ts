/** What a run may take unless its agent says otherwise. Apart from the schemas, which forms in the browser must not load. */
export const DEFAULT_LIMITS = { max_steps: 12, max_seconds: 120, max_cost_cents: 50 };

/** How many headers of their own an endpoint's owner may set. */
export const MAX_HEADERS = 10;
