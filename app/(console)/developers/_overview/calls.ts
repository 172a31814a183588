type Person = { handle: string | null };

/** The URL of "who am I": a creator's page, or the account where there is none. `base` is the deployment's origin, here and below. */
export function firstCall(base: string, { handle }: Person): string {
  return `${base}/api/v1/${handle === null ? "account" : "me"}`;
}

/** "Who am I", with the account's key. */
export function meCall(base: string, person: Person): string {
  return `curl ${firstCall(base, person)} \\\n  -H "Authorization: Bearer $GUILDHALL_TOKEN"`;
}

/** Adds a webhook endpoint. */
export function endpointCall(base: string): string {
  return [
    `curl ${base}/api/v1/webhooks/endpoints \\`,
    `  -H "Authorization: Bearer $GUILDHALL_TOKEN" \\`,
    `  -H "Idempotency-Key: $(uuidgen)" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"url": "https://example.com/hooks", "event_types": ["order.paid"]}'`,
  ].join("\n");
}

/** What an agent sends to read a creator. */
export function agentCall(base: string, handle: string): string {
  return [
    `curl ${base}/api/mcp \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"jsonrpc": "2.0", "id": 1, "method": "tools/call",`,
    `       "params": {"name": "get_creator", "arguments": {"handle": "${handle}"}}}'`,
  ].join("\n");
}
