import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Queries per second of our database client in each block of 50,000, up to 300,000: a client must not slow with age. */
export async function clientBlocks(databaseUrl: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "bench/client/client-blocks.ts"], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: "production" },
  });
  return JSON.parse(stdout) as number[];
}
