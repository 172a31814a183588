import { statement } from "@/db/client";

/** Answers when the database does; throws when it is away. */
export async function pingDatabase(): Promise<void> {
  await statement("select 1", []);
}

/** When a worker last gave a sign of life, or `null` when none ever did. */
export async function lastWorkerBeat(): Promise<Date | null> {
  const [row] = await statement<{ at: string | null }>(
    "select max(at)::text as at from heartbeats where kind = 'worker'",
    [],
  );
  return row?.at ? new Date(row.at) : null;
}
