import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the address of a socket holds: 107 bytes on Linux, 103 elsewhere. What is longer is cut, without an error. */
const MOST_BYTES = 103;

/** Makes a folder for the sockets, which its user alone can enter: under `TMPDIR`, or under `/tmp` where their paths would be too long. */
export function makeSocketFolder(parent = tmpdir()): string {
  const { requests } = socketsIn(join(parent, `${PREFIX}XXXXXX`));
  return mkdtempSync(join(Buffer.byteLength(requests) > MOST_BYTES ? "/tmp" : parent, PREFIX));
}

const PREFIX = "guildhall-pages-";

/**
 * Where a process that makes pages listens: two sockets in a folder that its user alone can enter. One answers requests of browsers as
 * the host passes them on, the other makes pages for nobody in particular (`made-form.ts`).
 */
export function socketsIn(folder: string): { requests: string; pages: string } {
  return { requests: join(folder, "requests"), pages: join(folder, "pages") };
}
