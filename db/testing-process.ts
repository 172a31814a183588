import { afterAll } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { resetIds } from "@/lib/core/values/ids";

/** Set up for each file of tests: the files of a process share its environment and its modules, and leave them as they found them. */
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  resetEnv();
  resetIds();
});
