import { realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { attach, type Booted, boot } from "./embedded/boot";
import { ensureDatabaseAt } from "./embedded/databases";
import { readPassword } from "./embedded/password";
import { findPostmaster, stopPostmaster } from "./embedded/postmaster";
import type { ServerOptions } from "./embedded/server";

export { createDatabase, dropDatabase } from "./embedded/databases";

export type EmbeddedOptions = {
  /** Where the cluster lives; the password lies next to it in `<dataDir>.password`. */
  dataDir: string;
  database?: string;
  /** A fixed port for a server that is started; any free one without it. A running server keeps its own. */
  port?: number;
  /** Receives what the server writes to its stderr, line by line. */
  log?: (line: string) => void;
  /** Settings of postgresql.conf, over the defaults, for a server that is started. */
  settings?: Record<string, string>;
  /** Whether `stop()` also stops a server that ran before this call (default true). */
  ownAttached?: boolean;
};

export type EmbeddedDatabase = {
  url: string;
  port: number;
  dataDir: string;
  /** The server ran before this call. */
  attached: boolean;
  /** This call made the cluster. */
  firstBoot: boolean;
  /** Process id of the postmaster. */
  pid: number;
  /** Stops the server (fast shutdown, after 10 s immediate) and resolves when it is gone. */
  stop(): Promise<void>;
};

const SUPERUSER = "guildhall";
const DATABASE = "guildhall";

/**
 * Starts the embedded PostgreSQL of a data folder, or attaches to the one that runs, and makes sure of the database.
 * Throws where no PostgreSQL can run here, saying what to do.
 */
export async function ensureDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { database = DATABASE, port = 0, log = () => {}, settings = {}, ownAttached = true } = options;
  const dataDir = canonical(options.dataDir);
  const server = await bootAndAsk({ dataDir, port, settings, log }, database);
  const stop = async () => {
    if (!server.attached || ownAttached) await stopPostmaster(server.pid, dataDir);
  };
  return { dataDir, ...server, stop };
}

async function bootAndAsk(options: ServerOptions, database: string): Promise<Booted & { url: string }> {
  const { dataDir } = options;
  for (let deaths = 0; ; deaths++) {
    const server = await boot(options, SUPERUSER);
    const url = urlOf(dataDir, server.port, database);
    try {
      await ensureDatabaseAt(url, server.firstBoot);
      return { ...server, url };
    } catch (error) {
      // One that was found may have been dying or shutting down; the next round waits for its end.
      const gone = server.attached && findPostmaster(dataDir)?.status !== "ready";
      if (!gone || deaths === 5) {
        if (!server.attached) await stopPostmaster(server.pid, dataDir);
        throw error;
      }
    }
  }
}

/**
 * The URL of the server that runs for a data folder, null where none does. Starts nothing; waits up to 10 s for one
 * that is just starting.
 */
export async function findRunning(dataDir: string, database = DATABASE): Promise<string | null> {
  const folder = canonical(dataDir);
  const server = await attach(folder, performance.now() + 10_000);
  return server && urlOf(folder, server.port, database);
}

// One path for one folder, however it was named: the password lies next to it, and process lists show it.
function canonical(dataDir: string): string {
  const path = resolve(dataDir);
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(canonical(parent), basename(path));
  }
}

function urlOf(dataDir: string, port: number, database: string): string {
  return `postgres://${SUPERUSER}:${readPassword(dataDir)}@127.0.0.1:${port}/${database}`;
}
