import { randomInt } from "node:crypto";
import { type APIRequestContext, test as base } from "playwright/test";
import { closeDatabase } from "@/db/client";

type Fixtures = {
  /** A client with an address of its own, so that no test uses up another's limits. */
  api: APIRequestContext;
};

/** A random address of the benchmarking range (RFC 2544): tests reach the service through one trusted hop. */
export function freshAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

export const test = base.extend<Fixtures, { database: undefined }>({
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
