import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { answering } from "@/db/statement";
import { setTime } from "../clock";
import { logger } from "../log";

const EVERY_MS = 10_000;
/** In seconds. */
const DEADLINE = 1;
/** An answer that took longer says too little about the moment it was made in. */
const MOST_UNSURE_MS = 500;

const SHOWN = answering(
  { ms: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8` },
  (shown) => sql`select ${shown}`,
);

/** Reads the database's clock now and every ten seconds, for `currentTime`. Never throws: while the database is away the time is carried on. */
export function keepTime(): { stop(): void } {
  void readTime();
  const timer = setInterval(readTime, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

async function readTime(): Promise<void> {
  const asked = performance.now();
  try {
    const [row] = await statement(SHOWN, [], DEADLINE);
    const unsure = (performance.now() - asked) / 2;
    if (row && unsure <= MOST_UNSURE_MS) setTime(row.ms, asked + unsure);
  } catch (error) {
    logger().debug({ err: error }, "the database's clock was not read");
  }
}
