import postgres from "postgres";

/** What the owner of a server locks in it. Any number would do. */
const LOCK = 20_261_122;

export type Ownership = { release(): Promise<void> };

/**
 * Makes this process the owner of the server at `url`, the one that stops it: at most one, until it releases it or dies. The lock is its
 * session's, so nothing stale can be left behind. `name` (ASCII, at most 63 characters) says who it is; throws with the name of
 * the present owner.
 */
export async function takeOwnership(url: string, name: string): Promise<Ownership> {
  const lasting = { idle_timeout: 0, max_lifetime: null };
  const sql = postgres(url, { ...lasting, max: 1, fetch_types: false, connection: { application_name: name } });
  const release = () => sql.end({ timeout: 1 });
  try {
    const [row] = await sql<{ won: boolean }[]>`select pg_try_advisory_lock(${LOCK}::bigint) as won`;
    if (row?.won) return { release };
    const [owner] = await sql<{ name: string }[]>`
      select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = ${LOCK} and granted`;
    const who = owner?.name ?? "a service that is just ending";
    throw new Error(`This data folder is in use by ${who}. Stop that, or choose another folder with GUILDHALL_DATA=…`);
  } catch (error) {
    await release();
    throw error;
  }
}
