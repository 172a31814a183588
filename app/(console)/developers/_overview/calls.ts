/** Adds a webhook endpoint. `base` is the deployment's origin, here and below. */
export function endpointCall(base: string): string {
  return [
    `curl ${base}/api/v1/webhooks/endpoints \\`,
    `  -H "Authorization: Bearer $GUILDHALL_TOKEN" \\`,
    `  -H "Idempotency-Key: $(uuidgen)" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"url": "https://example.com/hooks", "event_types": ["order.paid"]}'`,
  ].join("\n");
}

/** Makes a test order that is paid. */
export function fixtureCall(base: string): string {
  return [
    `curl ${base}/api/v1/test/fixtures \\`,
    `  -H "Authorization: Bearer $GUILDHALL_TOKEN" \\`,
    `  -H "Idempotency-Key: $(uuidgen)" \\`,
    `  -H "Content-Type: application/json" -d '{"type": "order.paid"}'`,
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
