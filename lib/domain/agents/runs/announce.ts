import { sql } from "drizzle-orm";
import { literal } from "@/db/statement";
import type { Write } from "@/db/trailing";

/** The channel that tells those who wait which run has ended, or waits for a person. */
export const RUN_ENDED_CHANNEL = "agent_run_ended";
/** `$1` is the run. */
export const ANNOUNCE_RUN: Write = { last: sql`select pg_notify(${literal(RUN_ENDED_CHANNEL)}, $1)::text` };
