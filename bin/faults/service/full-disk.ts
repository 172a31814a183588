import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, symlinkSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { posts } from "@/db/schema";
import type { Instance } from "../../launch/testing/instance";
import { anAddress } from "../failover/load";
import { onService } from "./on-service";

const DISK_MB = 900;
const WRITES = 200;
const WELL_WITHIN_MS = 60_000;
const MEGABYTE = Buffer.alloc(1024 * 1024, 7);

type Caller = { url: string; token: string; picture: Buffer };

/**
 * A service whose disk fills up under writes, whose folder of files is then made read-only, and which gets both back. Answers what was
 * lost, what was refused otherwise than by 503, and what did not go on by itself. Only root may mount a disk: anyone else is told that it was left out.
 */
export async function fullDisk(progress: (line: string) => void): Promise<string[]> {
  const disk = mkdtempSync(join(tmpdir(), "guildhall-disk-"));
  const [data, media] = [join(disk, "data"), join(disk, "data", "media")];
  try {
    if (!mount(disk, `size=${DISK_MB}m,mode=0755`)) {
      progress("Left out: a full disk and a read-only one, which only root may mount.");
      return [];
    }
    mkdirSync(media, { recursive: true });
    mount(media, "size=16m");
    // what reads the service's output is another machine's
    symlinkSync(`${disk}.log`, join(data, "service.log"));
    const work = (instance: Instance) => during(instance, disk, media, progress).finally(() => unmount(media));
    return await onService(progress, work, data);
  } finally {
    for (const mounted of [media, disk]) unmount(mounted);
    rmSync(disk, { recursive: true, force: true });
    rmSync(`${disk}.log`, { force: true });
  }
}

async function during(instance: Instance, disk: string, media: string, progress: (line: string) => void) {
  const { profileId } = await makeCreator({ tier: "ENTERPRISE" });
  const { token } = await makeApiKey(profileId, ["posts:write", "media:write"]);
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#28527a" } })
    .jpeg()
    .toBuffer();
  const caller = { url: instance.url, token, picture };
  const wrong: string[] = [];
  const expect = (what: string, well: boolean) => void (well || wrong.push(what));

  expect("a post was refused while there was room", (await post(caller)) === 201);
  const filler = join(disk, "filler");
  fill(filler);
  const [statuses, reads] = [[] as number[], [] as number[]];
  for (let n = 0; n < WRITES; n++) {
    statuses.push(await post(caller));
    if (n % 10 === 0) reads.push(await read(caller));
  }
  progress(`on a full disk: posts ${tally(statuses)}; reads ${tally(reads)}`);
  expect("nothing was refused on a full disk", statuses.includes(503));
  expect(`posts were refused otherwise than by 503: ${tally(statuses)}`, onlyOf(statuses, [201, 503]));
  expect(`reads were refused otherwise than by 503: ${tally(reads)}`, onlyOf(reads, [200, 503]));

  rmSync(filler);
  const took = await untilWell(caller, statuses);
  progress(`there is room again: well after ${took} ms`);
  expect("a minute after there was room again, posts were still refused", took < WELL_WITHIN_MS);
  const kept = await database().$count(posts, eq(posts.profileId, profileId));
  const told = 1 + statuses.filter((status) => status === 201).length;
  expect(`${told} posts were acknowledged, ${kept} are there`, kept === told);

  execFileSync("mount", ["-o", "remount,ro", media]);
  const refused = await upload(caller);
  expect(`a picture for a read-only disk was answered ${refused}`, refused === 503);
  expect("a post was refused, though only pictures have no room", (await post(caller)) === 201);
  execFileSync("mount", ["-o", "remount,rw", media]);
  const stored = await upload(caller);
  expect(`a picture was answered ${stored} once it could be stored again`, stored === 201);
  progress(`on a read-only disk a picture is answered ${refused}, then ${stored}`);
  return wrong;
}

/** Every last byte of the disk. */
function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (let size = MEGABYTE.length; size > 0; size = Math.floor(size / 2)) fillBy(file, size);
  } finally {
    closeSync(file);
  }
}

function fillBy(file: number, size: number): void {
  try {
    for (;;) if (writeSync(file, MEGABYTE, 0, size) < size) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

/** The ms until ten posts in a row are taken. */
async function untilWell(caller: Caller, statuses: number[]): Promise<number> {
  const begun = performance.now();
  for (let inOrder = 0; inOrder < 10 && performance.now() - begun < WELL_WITHIN_MS; ) {
    const status = await post(caller);
    statuses.push(status);
    inOrder = status === 201 ? inOrder + 1 : 0;
    if (inOrder === 0) await pause(200);
  }
  return Math.round(performance.now() - begun);
}

function post(caller: Caller): Promise<number> {
  const headers = { "content-type": "application/json" };
  return send(caller, "/posts", { headers, body: JSON.stringify({ title: "A post", body: "words ".repeat(2_000) }) });
}

function upload(caller: Caller): Promise<number> {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(caller.picture)], { type: "image/jpeg" }), "work.jpg");
  body.set("alt", "Work");
  return send(caller, "/media", { body });
}

async function read({ url }: Caller): Promise<number> {
  const answer = await fetch(`${url}/api/v1/profiles/demo`, { headers: { "x-forwarded-for": anAddress() } });
  await answer.text();
  return answer.status;
}

async function send({ url, token }: Caller, path: string, init: { headers?: object; body: BodyInit }): Promise<number> {
  const headers = { ...init.headers, authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
  const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers, body: init.body });
  await answer.text();
  return answer.status;
}

function mount(path: string, options: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", path], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function unmount(path: string): void {
  try {
    execFileSync("umount", ["-l", path], { stdio: "ignore" });
  } catch {} // it never was
}

const onlyOf = (statuses: readonly number[], expected: readonly number[]) =>
  statuses.every((status) => expected.includes(status));

function tally(statuses: readonly number[]): string {
  const kinds = [...new Set(statuses)];
  return kinds.map((kind) => `${statuses.filter((status) => status === kind).length} × ${kind}`).join(", ");
}
