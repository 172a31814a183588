import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import postgres from "postgres";
import type { EmbeddedDatabase } from "../embedded";
import { findPostmaster, stopPostmaster } from "./postmaster";

export const isRoot = process.getuid?.() === 0;

/** A folder of mode 0700, barred to the account that root steps down to, as /root is. */
export function makeHome(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "guildhall-embedded-")));
}

/** Stops the servers of these folders below `home` and removes it. */
export async function removeHome(home: string, ...folders: string[]): Promise<void> {
  for (const folder of folders.map((name) => join(home, name))) {
    const running = findPostmaster(folder);
    if (running) await stopPostmaster(running.pid, folder);
  }
  rmSync(home, { recursive: true, force: true });
}

/** Runs one statement on a connection of its own and answers its rows. */
export async function query(url: string, statement: string): Promise<postgres.RowList<postgres.Row[]>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

export type Launched = { child: ChildProcess; ready: Promise<Omit<EmbeddedDatabase, "stop">> };

/** A process of its own that boots the database of a folder, says so and stays. */
export function launch(folder: string, uid?: number): Launched {
  const script = `
    const { ensureDatabase } = await import(${JSON.stringify(new URL("../embedded.ts", import.meta.url).href)});
    console.log(JSON.stringify(await ensureDatabase({ dataDir: ${JSON.stringify(folder)} })));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
    uid,
    gid: uid,
  });
  const ready = once(createInterface(child.stdout), "line").then(([line]) => JSON.parse(line));
  return { child, ready };
}
