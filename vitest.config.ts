import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
// Node loads graphql's CommonJS form for everyone; vite would pick the other one for our own files, and two copies do not mix
const alias = { "@": root, graphql: `${root}/node_modules/graphql/index.js` };

/** Tests that hold files, contracts and documents against each other: no database, part of `npm run verify`. */
const CONTRACTS = "{lib,db,app,bin}/**/*.contract.test.ts";

/** Tests that put a module or a clock of their own in another's place: each in a process of its own. */
const APART = "{lib,db,app,bin}/**/*.apart.test.ts";

/** Tests that compare durations: alone, when the others are done. */
const ALONE = "{lib,db,app,bin}/**/*.alone.test.ts";

const NEEDS_TIME = { testTimeout: 30_000, hookTimeout: 90_000 };

export default defineConfig({
  resolve: { alias },
  test: {
    // tests wait for PostgreSQL half of their time: three at once are worth it on two cores
    maxWorkers: Math.max(3, availableParallelism()),
    // what the static checks' tests have transformed, the others need not
    experimental: { fsModuleCache: true },
    // vitest sets BASE_URL to "/", its own meaning of the name; requests name their address as one trusted proxy would
    // what they start is not to be changed by a developer's .env
    env: { BASE_URL: "http://localhost:3000", TRUSTED_PROXY_HOPS: "1", GUILDHALL_ENV_FILE: "" },
    // a poll ends as soon as what it waits for is there; a machine that is busy may take its time
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: "contracts", include: [CONTRACTS], isolate: false, testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: "units",
          include: ["{lib,db,app,bin,bench}/**/*.test.{ts,tsx}"],
          exclude: [CONTRACTS, APART, ALONE, "**/node_modules/**"],
          // a process reads the code once and not for every file: what a module keeps must not mind who was there before
          isolate: false,
          setupFiles: "db/testing-process.ts",
          ...NEEDS_TIME,
        },
      },
      { extends: true, test: { name: "apart", include: [APART], ...NEEDS_TIME } },
      {
        extends: true,
        test: { name: "alone", include: [ALONE], ...NEEDS_TIME, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
