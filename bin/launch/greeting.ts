/** What a newcomer reads when the service is up: where it is, who to sign in as, three things to try. */
export function greeting(options: {
  baseUrl: string;
  demo: boolean;
  sandbox: boolean;
  /** The `HOST` that lets other machines in, although `BASE_URL` is local. */
  openAt: string | undefined;
}): string {
  const { baseUrl, openAt } = options;
  const lines = ["", `  Guildhall is at ${baseUrl}`, ""];
  if (openAt !== undefined) {
    lines.push(
      `  Warning: HOST=${openAt} lets other machines in, and links lead to ${baseUrl}, which they cannot open.`,
    );
    lines.push("  The demo sign-ins, the outbox and the payment sandbox are for this machine only.", "");
  }
  if (options.demo) {
    lines.push("  Sign in as  creator@example.com  or  buyer@example.com   (password: guildhall-demo)", "");
  }
  if (options.sandbox)
    lines.push("  Payments run in the embedded sandbox: no money moves. Pay with 4242 4242 4242 4242.", "");
  lines.push("  Three things to try:");
  lines.push(`   1. Look around:  open ${baseUrl}/creators`);
  lines.push("   2. Be an agent:");
  lines.push(`      curl -s ${baseUrl}/api/mcp -H 'Content-Type: application/json' \\`);
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "find_creators", arguments: { query: "brand identity" } },
  };
  lines.push(`        -d '${JSON.stringify(call)}'`);
  lines.push("   3. Watch the whole story, from search to review:  npm run demo");
  lines.push("");
  return lines.join("\n");
}
