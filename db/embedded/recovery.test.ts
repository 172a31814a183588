import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedDatabase, ensureDatabase, findRunning } from "../embedded";
import { boot } from "./boot";
import { serverProcesses, stopPostmaster } from "./postmaster";
import { isRoot, launch, makeHome, query, removeHome } from "./testing";

const home = makeHome();
const dataDir = join(home, "pg");
let db: EmbeddedDatabase;

beforeAll(async () => {
  db = await ensureDatabase({ dataDir });
  await query(db.url, "create table note as select 'kept' as text");
});

afterAll(() => removeHome(home, "pg", "cut/pg", "race/pg", "open/pg"));

test("recovers what was committed before the postmaster was killed, past a busy orphan", async () => {
  await query(db.url, "insert into note values ('committed')");
  const busy = postgres(db.url, { max: 1, onnotice: () => {} });
  const endless = busy`select count(*) from pg_proc a, pg_proc b, pg_proc c`.catch(() => "cut off");
  const active = "select 1 from pg_stat_activity where query like '%pg_proc%' and pid <> pg_backend_pid()";
  while ((await query(db.url, active)).length === 0) await sleep(10);
  process.kill(db.pid, "SIGKILL");
  const again = await ensureDatabase({ dataDir });
  expect(again).toMatchObject({ attached: false, firstBoot: false });
  expect(await query(again.url, "select text from note")).toEqual([{ text: "kept" }, { text: "committed" }]);
  await again.stop();
  expect(await endless).toBe("cut off");
  await busy.end({ timeout: 0 });
  expect(serverProcesses(dataDir)).toEqual([]);
});

test("stops at once what does not stop in time", async () => {
  const lines: string[] = [];
  const stuck = await ensureDatabase({ dataDir, log: (line) => lines.push(line) });
  const sql = postgres(stuck.url, { max: 1, onnotice: () => {} });
  // The backend waits for a program that ignores the shutdown, and cannot be interrupted meanwhile.
  const copy = sql`copy (select 1) to program 'trap "" TERM INT; sleep 20'`.catch(() => "cut off");
  const waiting = "select 1 from pg_stat_activity where query like 'copy%' and state = 'active'";
  while ((await query(stuck.url, waiting)).length === 0) await sleep(10);
  await sleep(100);
  await stopPostmaster(stuck.pid, dataDir, 300);
  expect(serverProcesses(dataDir)).toEqual([]);
  expect(lines.join("\n")).toMatch(/received fast shutdown request[\s\S]*received immediate shutdown request/);
  expect(await copy).toBe("cut off");
  await sql.end({ timeout: 0 });
});

test.skipIf(process.platform === "win32")("starts again where the server it found dies before it answers", async () => {
  const frozen = await ensureDatabase({ dataDir });
  process.kill(frozen.pid, "SIGSTOP");
  const next = ensureDatabase({ dataDir });
  await sleep(300);
  process.kill(frozen.pid, "SIGKILL");
  expect(await next).toMatchObject({ attached: false, firstBoot: false });
  await (await next).stop();
});

test("is not fooled by a postmaster.pid whose id another process of the account has now", async () => {
  const { uid, gid } = statSync(dataDir);
  const other = spawn("sleep", ["60"], isRoot ? { uid, gid } : {});
  await once(other, "spawn");
  const file = join(dataDir, "postmaster.pid");
  writeFileSync(file, `${other.pid}\n${dataDir}\n1700000000\n5432\n\n127.0.0.1\n  1234567  12345\nready   \n`);
  chownSync(file, uid, gid);
  expect(await findRunning(dataDir)).toBeNull();
  const again = await ensureDatabase({ dataDir });
  expect(again.attached).toBe(false);
  expect(again.pid).not.toBe(other.pid);
  await again.stop();
  expect(other.exitCode).toBeNull();
  other.kill();
});

test("takes another port where the one it picked was taken meanwhile, and refuses to leave a fixed one", async () => {
  const squatter = createServer().listen(0, "127.0.0.1");
  await once(squatter, "listening");
  const { port: taken } = squatter.address() as { port: number };
  const spare = createServer().listen(0, "127.0.0.1");
  await once(spare, "listening");
  const { port: free } = spare.address() as { port: number };
  spare.close();
  const ports = [taken, free];
  const options = { dataDir, settings: {}, log: () => {} };
  const server = await boot({ ...options, port: 0 }, "guildhall", async () => ports.shift() ?? 0);
  expect(server).toMatchObject({ port: free, attached: false });
  await stopPostmaster(server.pid, dataDir);
  await expect(ensureDatabase({ dataDir, port: taken })).rejects.toThrow(`Port ${taken} is taken`);
  squatter.close();
});

test("leaves no half cluster when the launcher is killed during initdb", async () => {
  const folder = join(home, "cut/pg");
  const { child } = launch(folder);
  const made = () => (existsSync(join(home, "cut")) ? readdirSync(join(home, "cut")) : []);
  while (!made().some((name) => name.startsWith("pg.init-"))) await sleep(5);
  await sleep(100);
  process.kill(-(child.pid ?? 0), "SIGKILL");
  await once(child, "exit");
  expect(readdirSync(join(home, "cut"))).not.toContain("pg");
  const whole = await ensureDatabase({ dataDir: folder });
  expect(whole.firstBoot).toBe(true);
  expect(readdirSync(join(home, "cut")).sort()).toEqual(["pg", "pg.password"]);
  await whole.stop();
});

test("launchers that start at once share one server, which outlives Ctrl-C and kill -9", async () => {
  const folder = join(home, "race/pg");
  const launchers = [launch(folder), launch(folder), launch(folder)];
  const answers = await Promise.all(launchers.map(({ ready }) => ready));
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(answers.map(({ attached }) => attached).sort()).toEqual([false, true, true]);
  expect(answers.filter(({ firstBoot }) => firstBoot)).toHaveLength(1);
  for (const { child } of launchers) {
    process.kill(-(child.pid ?? 0), child === launchers[0]?.child ? "SIGINT" : "SIGKILL");
    await once(child, "exit");
  }
  const survivor = await ensureDatabase({ dataDir: folder });
  expect(survivor).toMatchObject({ attached: true, pid: answers[0]?.pid });
  const sql = postgres(survivor.url, { max: 1 });
  // Each failure is a line on a stderr that nobody reads any more.
  for (let n = 0; n < 50; n++) await expect(sql`select 1 / 0`).rejects.toMatchObject({ code: "22012" });
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await sql.end();
  await survivor.stop();
  expect(serverProcesses(folder)).toEqual([]);
});

test.skipIf(!isRoot)("root takes back a cluster that it restored from a backup", async () => {
  for (const path of ["", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })]) {
    chownSync(join(dataDir, path), 0, 0);
  }
  const again = await ensureDatabase({ dataDir });
  expect(await query(again.url, "select count(*)::int as notes from note")).toEqual([{ notes: 2 }]);
  await again.stop();
});

const STRANGER = 54321;
// not where this tree lies in a folder that only root may enter, nor without user namespaces
const strangerMay =
  isRoot &&
  spawnSync("unshare", ["--user", "true"]).status === 0 &&
  spawnSync("ls", [process.cwd()], { uid: STRANGER }).status === 0;
test.skipIf(!strangerMay)("a uid without an entry in /etc/passwd gets its cluster", async () => {
  const open = join(home, "open");
  mkdirSync(open);
  chmodSync(home, 0o755);
  chownSync(open, STRANGER, STRANGER);
  const { child, ready } = launch(join(open, "pg"), STRANGER);
  expect(await ready).toMatchObject({ attached: false, firstBoot: true });
  expect(statSync(join(open, "pg")).uid).toBe(STRANGER);
  child.kill("SIGKILL");
});
