import { resolve } from "node:path";
import { connectionsPerProcess, DEADLINE_SECONDS, singleClient } from "@/db/client";
import { type EmbeddedDatabase, ensureDatabase } from "@/db/embedded";
import { takeOwnership } from "@/db/embedded/ownership";
import { isAlive } from "@/db/embedded/process-table";
import { resetEnv } from "@/lib/core/env";

export type ReadyDatabase = { url: string; embedded: boolean; stop(): Promise<void> };

/**
 * Has this process, and those that it starts, use the database at `url`. One that runs here (`embedded`) is at no other address: what
 * `DATABASE_DIRECT_URL` says then is of another database, and migrations would go there.
 */
export function adoptDatabase(url: string, embedded: boolean): void {
  process.env.DATABASE_URL = url;
  if (embedded) delete process.env.DATABASE_DIRECT_URL;
  resetEnv();
}

const WATCH_MS = 500;
/** What a process holds besides its pools: the processor's four, LISTEN. */
const BESIDE_POOLS = 5;

/**
 * The database of `DATABASE_URL`, or the embedded one under the data folder, started again on its port should it die, with room for
 * `processes`. With a URL nothing embedded starts. `owner` says who starts it. Throws where another launcher owns the folder, or where
 * no database answers at the URL.
 */
export async function readyDatabase(
  dataDir: string,
  owner: string,
  processes: number,
  progress: (line: string) => void,
): Promise<ReadyDatabase> {
  const url = process.env.DATABASE_URL;
  if (url) {
    for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL"] as const) await requireAnswer(name);
    return { url, embedded: false, stop: async () => {} };
  }
  progress("Starting the embedded PostgreSQL");
  const folder = resolve(dataDir, "pg");
  const connections = Math.max(100, processes * (connectionsPerProcess() + BESIDE_POOLS) + 20);
  const settings = { max_connections: String(connections) };
  let server: EmbeddedDatabase = await ensureDatabase({ dataDir: folder, settings });
  let ownership = await takeOwnership(server.url, owner);
  const { port } = server;
  let restarting: Promise<void> | undefined;

  const restart = async () => {
    progress("PostgreSQL ended unexpectedly; starting it again");
    try {
      server = await ensureDatabase({ dataDir: folder, port, settings });
      await ownership.release();
      ownership = await takeOwnership(server.url, owner);
      if (server.port !== port)
        progress(`PostgreSQL came back on port ${server.port} instead of ${port}: restart the service`);
    } catch (error) {
      progress(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`);
    }
    restarting = undefined;
  };
  const watch = setInterval(() => {
    if (!restarting && !isAlive(server.pid)) restarting = restart();
  }, WATCH_MS);

  return {
    url: server.url,
    embedded: true,
    async stop() {
      clearInterval(watch);
      await restarting;
      await server.stop();
      await ownership.release();
    },
  };
}

/** Throws what the database of a variable, if that is set, says instead of an answer: at the start, that is a wrong setting. */
async function requireAnswer(variable: "DATABASE_URL" | "DATABASE_DIRECT_URL"): Promise<void> {
  const url = process.env[variable];
  if (!url) return;
  let client: ReturnType<typeof singleClient> | undefined;
  try {
    client = singleClient(url, DEADLINE_SECONDS);
    await client`select 1`;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`${variable}: ${message || code}`);
  } finally {
    await client?.end({ timeout: 1 });
  }
}
