import { join } from "node:path";

/**
 * Where a process that makes pages listens: two sockets in a folder that its user alone can enter. One answers requests of browsers as
 * the host passes them on, the other makes pages for nobody in particular (`made-form.ts`).
 */
export function socketsIn(folder: string): { requests: string; pages: string } {
  return { requests: join(folder, "requests"), pages: join(folder, "pages") };
}
