import { sql } from "drizzle-orm";
import { LOOP_DEADLINE_SECONDS, statement } from "@/db/client";
import { heartbeats } from "@/db/schema";
import { answering } from "@/db/statements/statement";

const ONE = sql`select 1`;
const LAST = answering(
  { at: sql<string | null>`max(${heartbeats.at})::text` },
  (last) => sql`select ${last} from ${heartbeats} where ${heartbeats.kind} = 'worker'`,
);

/** Answers when the database does; throws when it is away. */
export async function pingDatabase(): Promise<void> {
  await statement(ONE, []);
}

/** When a worker last gave a sign of life, or `null` when none ever did. */
export async function lastWorkerBeat(): Promise<Date | null> {
  const [row] = await statement(LAST, [], LOOP_DEADLINE_SECONDS);
  return row?.at ? new Date(row.at) : null;
}
