import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, dropDatabase, type EmbeddedDatabase, ensureDatabase, findRunning } from "../embedded";
import { serverProcesses } from "./postmaster";
import { makeHome, query, removeHome } from "./testing";

const home = makeHome();
const dataDir = join(home, "site/pg");
let db: EmbeddedDatabase;

afterAll(() => removeHome(home, "site/pg"));

function portAnswers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

describe("the first boot", () => {
  beforeAll(async () => {
    db = await ensureDatabase({ dataDir, settings: { work_mem: "7MB", jit: "on", listen_addresses: "*" } });
  });

  test("makes the cluster and says so", () => {
    expect(db).toMatchObject({ dataDir, attached: false, firstBoot: true });
    expect(db.url).toMatch(new RegExp(`^postgres://guildhall:[\\w-]{32}@127\\.0\\.0\\.1:${db.port}/guildhall$`));
    expect(readdirSync(join(home, "site")).sort()).toEqual(["pg", "pg.password"]);
  });

  test("keeps a random password in a file of its owner alone, and takes no other", async () => {
    expect(statSync(`${dataDir}.password`).mode & 0o777).toBe(0o600);
    const wrong = new URL(db.url);
    wrong.password = "guildhall";
    await expect(query(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });

  test("speaks UTF-8 and makes extensions", async () => {
    const [row] = await query(
      db.url,
      `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, lower('ÄΩ') as lowered
       from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({ encoding: "UTF8", provider: "b", lowered: "äω" });
    await query(db.url, "create extension pg_trgm; create extension citext; create extension unaccent");
    expect((await query(db.url, "select 'A'::citext = 'a' as same, show_trgm('ab') as trigrams"))[0]).toEqual({
      same: true,
      trigrams: ["  a", " ab", "ab "],
    });
  });

  test("sets what the app wants, and what the caller wants over it", async () => {
    const rows = await query(db.url, "select name, setting from pg_settings");
    const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
    expect(settings).toMatchObject({ max_connections: "100", shared_buffers: "32768", max_wal_size: "2048" });
    expect(settings).toMatchObject({ synchronous_commit: "on", checkpoint_timeout: "900", random_page_cost: "1.1" });
    expect(settings).toMatchObject({ work_mem: "7168", jit: "on", listen_addresses: "127.0.0.1" });
  });

  test.skipIf(process.platform !== "linux")("listens on 127.0.0.1 alone", async () => {
    expect(await portAnswers("127.0.0.1", db.port)).toBe(true);
    expect(await portAnswers("127.0.0.2", db.port)).toBe(false);
  });

  test("creates databases from a template and drops them under open sessions", async () => {
    const template = await createDatabase(db.url, "template_one");
    await query(template, "create table post (title text); insert into post values ('kept')");
    const copy = await createDatabase(db.url, "copy_one", "template_one");
    const session = postgres(copy, { max: 1 });
    expect(await session`select title from post`).toEqual([{ title: "kept" }]);
    await expect(createDatabase(db.url, "copy_one")).rejects.toMatchObject({ code: "42P04" });
    await dropDatabase(db.url, "copy_one");
    await expect(query(copy, "select 1")).rejects.toMatchObject({ code: "3D000" });
    await session.end({ timeout: 0 });
  });
});

describe("a server that runs", () => {
  test("is attached to by the next start, for another database too", async () => {
    const again = await ensureDatabase({ dataDir: join(dataDir, "../pg"), database: "other", ownAttached: false });
    expect(again).toMatchObject({ attached: true, firstBoot: false, pid: db.pid, port: db.port });
    expect(await query(again.url, "select current_database() as name")).toEqual([{ name: "other" }]);
    await again.stop();
    expect(await findRunning(dataDir)).toBe(db.url);
  });

  test("stops with all its processes, for one that attached too, and keeps its data", async () => {
    await query(db.url, "create table note as select 'kept' as text");
    const again = await ensureDatabase({ dataDir });
    const session = postgres(again.url, { max: 1 });
    await session`select 1`;
    expect(serverProcesses(dataDir).length).toBeGreaterThan(process.platform === "linux" ? 3 : -1);
    await again.stop();
    expect(() => process.kill(again.pid, 0)).toThrow("ESRCH");
    expect(serverProcesses(dataDir)).toEqual([]);
    expect(await findRunning(dataDir)).toBeNull();
    await again.stop();
    await session.end({ timeout: 0 });
  });
});

test("refuses a folder that holds something else", async () => {
  const folder = join(home, "other");
  mkdirSync(folder);
  writeFileSync(join(folder, "notes.txt"), "mine");
  await expect(ensureDatabase({ dataDir: folder })).rejects.toThrow("holds files but no PostgreSQL cluster");
  expect(readdirSync(folder)).toEqual(["notes.txt"]);
});
