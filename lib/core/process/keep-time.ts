import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { answering } from "@/db/statements/statement";
import { forgetTime, hasStepped, setTime } from "../clock";
import { logger } from "../log";

const EVERY_MS = 10_000;
const LOOK_MS = 1_000;
/** In seconds. */
const DEADLINE = 1;
/** An answer that took longer says too little about the moment it was made in. */
const MOST_UNSURE_MS = 500;

const SHOWN = answering(
  { ms: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8` },
  (shown) => sql`select ${shown}`,
);

/**
 * Reads the database's clock now, every ten seconds and when this machine's has stepped, for `currentTime`, until it is stopped. Never
 * throws: while the database is away the time is carried on.
 */
export function keepTime(): { stop(): void } {
  let stopped = false;
  let readAt = 0;
  const read = async () => {
    readAt = performance.now();
    const time = await readTime();
    if (time && !stopped) setTime(time.shown, time.at);
  };
  void read();
  const timer = setInterval(() => {
    if (hasStepped() || performance.now() - readAt >= EVERY_MS) void read();
  }, LOOK_MS).unref();
  return {
    stop() {
      stopped = true;
      clearInterval(timer);
      forgetTime();
    },
  };
}

/** What the database's clock showed, and what the monotonic clock of this process did. */
async function readTime(): Promise<{ shown: number; at: number } | undefined> {
  const asked = performance.now();
  try {
    const [row] = await statement(SHOWN, [], DEADLINE);
    const unsure = (performance.now() - asked) / 2;
    return row && unsure <= MOST_UNSURE_MS ? { shown: row.ms, at: asked + unsure } : undefined;
  } catch (error) {
    logger().debug({ err: error }, "the database's clock was not read");
    return undefined;
  }
}
