import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, singleClient } from "@/db/client";
import { ensureDatabase } from "@/db/embedded";
import { chooseAccount } from "@/db/embedded/account";
import { run } from "@/db/embedded/run";
import { freePort } from "@/db/embedded/server";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { migrate } from "@/db/migrate";
import { resetEnv } from "@/lib/core/env";
import { systemContext } from "@/lib/core/system-context";
import { searchCreators } from "@/lib/domain/network/search/creators";

/** A command block of docs/operations.md, by what its mark says. */
function block(mark: string): string {
  const found = new RegExp(`<!-- ${mark}: run by [^>]*-->\\n\`\`\`sh\\n([\\s\\S]*?)\`\`\``);
  const text = found.exec(readFileSync("docs/operations.md", "utf8"))?.[1];
  if (!text) throw new Error(`docs/operations.md has no block marked "${mark}"`);
  return text;
}

const shell = (mark: string, env: Record<string, string>) =>
  execFileSync("bash", ["-euc", block(mark)], { env: { ...process.env, ...env }, encoding: "utf8" });

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "guildhall-backup-"));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A client that reads one row of one column. */
async function valueAt(url: string, query: string): Promise<unknown> {
  const sql = singleClient(url);
  try {
    const [row] = await sql.unsafe(query);
    return Object.values(row ?? {})[0];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

test("the data folder of a stopped instance, put away and brought back", async () => {
  const from = join(scratch, "data");
  const first = await ensureDatabase({ dataDir: join(from, "pg"), settings: { fsync: "off" } });
  await valueAt(first.url, "create table kept as select 'still here' as said");
  await first.stop();
  const [backup, restored] = [join(scratch, "data.tgz"), join(scratch, "restored")];
  shell("cold backup", { GUILDHALL_DATA: from, BACKUP: backup });
  rmSync(from, { recursive: true });
  shell("cold restore", { BACKUP: backup, RESTORED: restored });
  const second = await ensureDatabase({ dataDir: join(restored, "pg"), settings: { fsync: "off" } });
  expect(second.firstBoot).toBe(false);
  expect(await valueAt(second.url, "select said from kept")).toBe("still here");
  await second.stop();
}, 90_000);

/** The folder of a PostgreSQL whose own `pg_dump` is the one in the path; none where the machine has no clients. */
function clientsOwnServer(): string | undefined {
  try {
    const version = execFileSync("pg_dump", ["--version"], { encoding: "utf8" });
    const folder = `/usr/lib/postgresql/${/(\d+)/.exec(version)?.[1]}/bin`;
    return existsSync(join(folder, "initdb")) ? folder : undefined;
  } catch {
    return undefined;
  }
}

test("no password is an argument: of backups by the page, of the standby by the script", () => {
  for (const mark of ["backup", "restore"]) expect(block(mark)).not.toMatch(/\$\{?DATABASE_|password/i);
  const script = readFileSync("deploy/postgres/start-standby.sh", "utf8");
  const passed = script.split("\n").filter((line) => line.includes("$POSTGRES_PASSWORD"));
  expect(passed).toEqual(['  export PGPASSWORD="$POSTGRES_PASSWORD"']);
});

const programs = clientsOwnServer();

/** A server of these programs for one test, without a password, on loopback. */
async function startServer(folder: string): Promise<{ url: (database: string) => string; stop(): Promise<unknown> }> {
  const home = join(scratch, "server");
  mkdirSync(home, { mode: 0o700 });
  const account = await chooseAccount(home);
  chownSync(scratch, account.uid ?? process.getuid?.() ?? 0, account.gid ?? process.getgid?.() ?? 0);
  chownSync(home, account.uid ?? process.getuid?.() ?? 0, account.gid ?? process.getgid?.() ?? 0);
  const [cluster, log, port] = [join(home, "cluster"), join(home, "log"), await freePort()];
  const initial = ["--username=guildhall", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
  await run(join(folder, "initdb"), ["-D", cluster, ...initial], account);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await run(join(folder, "pg_ctl"), ["-D", cluster, "-l", log, "-o", options, "-w", "start"], account);
  return {
    url: (database) => `postgres://guildhall@127.0.0.1:${port}/${database}`,
    stop: () => run(join(folder, "pg_ctl"), ["-D", cluster, "-m", "fast", "-w", "stop"], account),
  };
}

test.skipIf(!programs)(
  "a logical dump, restored next to it: every row, every index, searchable",
  async () => {
    const server = await startServer(programs ?? "");
    try {
      const url = server.url("guildhall");
      await valueAt(server.url("postgres"), "create database guildhall");
      await migrate(url);
      Object.assign(process.env, { DATABASE_URL: url, AUTH_SECRET: "a secret for tests: 32 characters" });
      resetEnv();
      const { profileId, handle } = await makeCreator({ displayName: "Ümit Backup", mcpDiscoverable: true });
      await makePaidOrder(profileId);
      await closeDatabase(1);

      const restored = server.url("guildhall_restored");
      const env = { BACKUP_URL: url, ADMIN_URL: server.url("postgres"), RESTORE_URL: restored };
      shell("backup", { ...env, BACKUP: join(scratch, "dump") });
      shell("restore", { ...env, BACKUP: join(scratch, "dump") });

      for (const what of [
        "select count(*) from pg_indexes where schemaname = 'public'",
        "select count(*) from pg_proc where pronamespace = 'public'::regnamespace",
        "select json_agg(o) from orders o",
        "select json_agg(p) from profiles p",
      ])
        expect(await valueAt(restored, what), what).toEqual(await valueAt(url, what));
      await migrate(restored);
      process.env.DATABASE_URL = restored;
      const found = await searchCreators(systemContext("test", new Date()), {
        audience: "agent",
        query: "umit backup",
      });
      expect(found.data.map((card) => card.handle)).toContain(handle);
    } finally {
      await closeDatabase(1);
      await server.stop();
    }
  },
  90_000,
);
