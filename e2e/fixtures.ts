import { randomInt } from "node:crypto";
import { type APIRequestContext, type BrowserContext, test as base, expect } from "playwright/test";
import { closeDatabase } from "@/db/client";
import "./short-stacks";

type Fixtures = {
  /** What pages did against their Content-Security-Policy, in whichever contexts the test opened. Any of it fails the test. */
  policyViolations: string[];
  /** A client with an address of its own, so that no test uses up another's limits. */
  api: APIRequestContext;
};

/** A random address of the benchmarking range (RFC 2544): tests reach the service through one trusted hop. */
export function freshAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A word that nothing else on the network holds, whichever process asks for one at the same moment. */
export function freshWord(stem: string): string {
  return `${stem}${randomInt(36 ** 8).toString(36)}`;
}

const POLICY = "Content Security Policy";
const violations: string[] = [];

/**
 * Collects what a context's pages did against their policy: what the browser says of it, and what it tells the page alone. The
 * reference's library asks whether it may evaluate text, and goes without.
 */
function watchPolicy(context: BrowserContext): void {
  context.on("console", (message) => {
    if (message.text().includes(POLICY)) violations.push(`${message.text()} (${message.location().url})`);
  });
  const watching = context.addInitScript((policy) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
      if (blockedURI === "eval" && sourceFile.includes("/developers/docs/scalar.js")) return;
      console.error(`${policy}: ${effectiveDirective} blocked ${blockedURI}`);
    });
  }, POLICY);
  watching.catch(() => {});
}

export const test = base.extend<Fixtures, { database: undefined }>({
  browser: [
    async ({ browser }, use) => {
      browser.on("context", watchPolicy);
      await use(browser);
    },
    { scope: "worker" },
  ],
  policyViolations: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      violations.length = 0;
      await use(violations);
      expect(violations, "what pages did against their Content-Security-Policy").toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ playwright, baseURL }, use) => {
    const context = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { "x-forwarded-for": freshAddress() },
    });
    await use(context);
    await context.dispose();
  },
  // factories write to the service's database; the pool ends with the test process
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      await use(undefined);
      await closeDatabase(1);
    },
    { scope: "worker", auto: true },
  ],
});

export { expect } from "playwright/test";
