import { resolve } from "node:path";
import { ensureDatabase } from "@/db/embedded";

export type ReadyDatabase = { url: string; embedded: boolean; stop(): Promise<void> };

/** The database of `DATABASE_URL`, or the embedded one under the data folder. With a URL nothing embedded starts. */
export async function readyDatabase(dataDir: string, progress: (line: string) => void): Promise<ReadyDatabase> {
  const url = process.env.DATABASE_URL;
  if (url) return { url, embedded: false, stop: async () => {} };
  progress("Starting the embedded PostgreSQL");
  const database = await ensureDatabase({ dataDir: resolve(dataDir, "pg") });
  return { url: database.url, embedded: true, stop: () => database.stop() };
}
