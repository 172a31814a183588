import { type Env, sandboxPayments } from "@/lib/core/env";

/** From how many characters on a secret made at random is not to be guessed. */
const LONG = 32;

/** What is not as it should be of a service that others come to, or that is to take money: one sentence each. */
export function shortcomings(e: Env, isPublic: boolean): string[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SMTP_URL, OPERATOR_EMAIL, AUTH_SECRET, SEED } = e;
  const endpoints = STRIPE_WEBHOOK_SECRET.length;
  const payments = Boolean(STRIPE_SECRET_KEY) || sandboxPayments(e);
  return [
    ...(STRIPE_SECRET_KEY && endpoints === 0
      ? ["STRIPE_WEBHOOK_SECRET is not set: Stripe takes money, and no order hears of it."]
      : []),
    ...(STRIPE_SECRET_KEY && endpoints === 1
      ? [
          "STRIPE_WEBHOOK_SECRET has one secret: Stripe needs an endpoint of its own for connected accounts, and no creator's account or payout is heard of (docs/operations.md).",
        ]
      : []),
    ...(endpoints > 0 && !STRIPE_SECRET_KEY ? ["STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY."] : []),
    ...(payments ? [] : ["STRIPE_SECRET_KEY is not set: nothing can be bought."]),
    ...(isPublic && SEED !== "none"
      ? ["SEED=none leaves a new database empty: this one may hold invented creators."]
      : []),
    ...(isPublic && AUTH_SECRET && AUTH_SECRET.length < LONG
      ? ["AUTH_SECRET is short: 32 random characters keep sessions and secrets safe (openssl rand -hex 32)."]
      : []),
    ...(AUTH_SECRET?.includes(",")
      ? ["AUTH_SECRET has a comma: AUTH_SECRET_PREVIOUS lists by them, and has one of a secret written %2C."]
      : []),
    ...(isPublic && !SMTP_URL ? ["SMTP_URL is not set: mail is sent nowhere, and nobody can read it."] : []),
    ...(isPublic && !OPERATOR_EMAIL
      ? ["OPERATOR_EMAIL is not set: /contact names no address, and /terms and /privacy nobody who answers for them."]
      : []),
  ];
}

/** What the operator of a public service reads when it is up: where it is, what is missing, where its health is. */
export function publicGreeting(e: Env): string {
  const missing = shortcomings(e, true).map((sentence) => `  Warning: ${sentence}`);
  return [
    "",
    `  Guildhall is at ${e.BASE_URL}`,
    "",
    ...missing,
    ...(sandboxPayments(e) ? ["  Payments run in the embedded sandbox: no money moves."] : []),
    `  Its health:  ${e.BASE_URL}/api/health   (for a balancer /api/health/ready)`,
    "  How to run it:  docs/operations.md",
    "",
  ].join("\n");
}

/** What a newcomer reads when the service is up: where it is, who to sign in as, three things to try. */
export function greeting(options: {
  baseUrl: string;
  demo: boolean;
  sandbox: boolean;
  /** The `HOST` that lets other machines in, although `BASE_URL` is local. */
  openAt: string | undefined;
  /** What is not as it should be, a sentence each. */
  warnings: readonly string[];
}): string {
  const { baseUrl, openAt } = options;
  const lines = ["", `  Guildhall is at ${baseUrl}`, ""];
  if (openAt !== undefined) {
    lines.push(
      `  Warning: HOST=${openAt} lets other machines in, and links lead to ${baseUrl}, which they cannot open.`,
    );
    lines.push("  The demo sign-ins, the outbox and the payment sandbox are for this machine only.", "");
  }
  for (const sentence of options.warnings) lines.push(`  Warning: ${sentence}`, "");
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
