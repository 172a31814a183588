import postgres from "postgres";

/**
 * Creates a database, as a copy of `template` where one is named (no session may be using that one), and answers
 * its URL. Throws the server's error, e.g. code 42P04 where the name is taken.
 */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<string> {
  // Clients disagree on whether to decode the path of a URL.
  if (encodeURIComponent(name) !== name) throw new Error(`A database name has to fit in a URL as it is: ${name}`);
  // by files: block by block through the log it takes the kernel three times as long
  const copy = template === undefined ? "" : ` template ${quote(template)} strategy file_copy`;
  await execute(adminUrl, `create database ${quote(name)}${copy}`);
  return databaseUrl(adminUrl, name);
}

/** Drops a database if it exists, cutting off the sessions that use it. `adminUrl` must name another one. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await execute(adminUrl, `drop database if exists ${quote(name)} with (force)`);
}

/** Makes sure that the database named by `url` exists and answers; `fresh` says that it cannot be there yet. */
export async function ensureDatabaseAt(url: string, fresh: boolean): Promise<void> {
  if (!fresh && (await exists(url))) return;
  try {
    await createDatabase(databaseUrl(url, "postgres"), new URL(url).pathname.slice(1));
  } catch (error) {
    // duplicate_database, or unique_violation from two at once: another process was quicker
    if (!hasCode(error, "42P04", "23505")) throw error;
  }
}

async function exists(url: string): Promise<boolean> {
  try {
    await execute(url, "select 1");
    return true;
  } catch (error) {
    if (hasCode(error, "3D000")) return false; // invalid_catalog_name
    throw error;
  }
}

/** The same server and account with another database. */
function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, fetch_types: false, connect_timeout: 10, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 }); // without a limit it can wait for ever on a connection that was lost
  }
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(String((error as { code?: unknown }).code));
}
