import { createHash } from "node:crypto";
import { env, sandboxPayments } from "@/lib/core/env";

type Streamed = {
  nonce: string;
  /** The texts of constant inline scripts, which run without the nonce. */
  inline?: readonly string[];
  path: string;
};

/** Consent posts a form that leads to the app's own address: browsers hold the redirect after a form to `form-action` too. */
const LEADS_AWAY = "/oauth/";

/**
 * The Content-Security-Policy of a page that is made for one request: scripts run that carry its nonce, and what those load.
 * Source: https://www.w3.org/TR/CSP3/
 */
export function streamedPolicy({ nonce, inline = [], path }: Streamed): string {
  const scripts = [`'nonce-${nonce}'`, "'strict-dynamic'", ...inline.map(hashOf)];
  if (env().NODE_ENV === "development") scripts.push("'unsafe-eval'");
  return write({
    ...common(scripts),
    ...(path.startsWith(LEADS_AWAY) ? {} : { "form-action": formTargets() }),
  });
}

/** The policy of a document that is kept and sent to many, to whom a nonce would be known: its inline scripts are named by their hash. */
export function documentPolicy(html: string): string {
  const inline = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)];
  return write({ ...common(inline.map(([, text = ""]) => hashOf(text))), "form-action": formTargets() });
}

/**
 * Style attributes cannot carry a nonce, and the libraries of toasts and of the reference write style elements of their own. Apps'
 * logos are theirs, on any https host. GraphiQL's editor starts its workers from blobs.
 */
function common(scripts: string[]): Record<string, string[]> {
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "https:"],
    "font-src": ["'self'", "data:"],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
}

/** Where a form may lead, redirects included: here, under the name that links have, and to the processor's hosted pages. */
function formTargets(): string[] {
  const hosted = sandboxPayments() ? [] : ["https://*.stripe.com"];
  return ["'self'", new URL(env().BASE_URL).origin, ...hosted];
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

function write(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
