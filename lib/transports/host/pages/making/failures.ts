import { AsyncLocalStorage } from "node:async_hooks";
import { isUnavailable } from "@/lib/core/errors";

/** What went wrong while a page was made: anything at all, and whether it was the database that is away. */
export type Failures = { any: boolean; away: boolean };

const making = new AsyncLocalStorage<Failures>();

// `instrumentation.ts`, to which Next tells errors, is bundled apart from the host: what takes them down hangs on the process
const holder = globalThis as { __guildhallPageFailed?: (error: unknown) => void };
holder.__guildhallPageFailed = (error) => {
  const failures = making.getStore();
  if (!failures) return;
  failures.any = true;
  failures.away ||= isUnavailable(error);
};

/** Takes down in `failures` what Next tells of while `work` makes a page. */
export function takingDown<T>(failures: Failures, work: () => T): T {
  return making.run(failures, work);
}
