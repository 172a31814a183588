import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { makeApiKey, makeCreator } from "@/db/factories";
import { HOSTILE } from "@/lib/domain/platform/media/testing-hostile";
import type { Instance } from "../../launch/testing/instance";

/** Of fifty files that are sent at once: pictures that are stored; the others are hostile and refused. */
const FILES = 50;
const PICTURES = 24;
const MOST_MB = 600;
const MOST_MS = 100;

type Sent = { name: string; bytes: Buffer; answered: number[] };

/**
 * Fifty files are sent at once while somebody reads a profile: pictures of twelve megapixels, bombs and what only calls itself a picture.
 * Answers what was lost, what was taken, when the web process grew over 600 MB, and when the 99th percentile of the reads was over 100 ms.
 */
export async function uploads(instance: Instance, progress: (line: string) => void): Promise<string[]> {
  const { profileId } = await makeCreator({ tier: "ENTERPRISE" });
  const { token } = await makeApiKey(profileId, ["media:write"]);
  const bytes = await sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: "#28527a",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  const files: Sent[] = await Promise.all(
    Array.from({ length: FILES }, async (_, n) => {
      const [name, make] = HOSTILE[n % HOSTILE.length] ?? ["", () => bytes];
      return n < PICTURES
        ? { name: "picture", bytes, answered: [201] }
        : { name, bytes: await make(), answered: [400, 413, 422] };
    }),
  );
  let readers = 0;
  const read = async () => {
    const begun = performance.now();
    // each from an address of its own (RFC 2544): one alone would meet its limit
    const headers = { "x-forwarded-for": `198.18.${(++readers >> 8) % 256}.${readers % 256}` };
    const answer = await fetch(`${instance.url}/api/v1/profiles/demo`, { headers });
    await answer.arrayBuffer();
    return { ms: performance.now() - begun, ok: answer.ok };
  };
  for (let n = 0; n < 50; n++) await read();

  const reads: Awaited<ReturnType<typeof read>>[] = [];
  let sending = true;
  const reader = (async () => {
    while (sending) {
      reads.push(await read());
      await pause(20);
    }
  })();
  const begun = performance.now();
  const answers = await Promise.all(files.map((file) => send(instance, token, file.bytes)));
  sending = false;
  await reader;

  const seconds = (performance.now() - begun) / 1_000;
  const sorted = reads.map(({ ms }) => ms).sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  const megabytes = Math.max(...webProcesses(instance).map(peakOf));
  const size = (bytes.byteLength / 1e6).toFixed(1);
  progress(
    `${PICTURES} pictures of ${size} MB and ${FILES - PICTURES} hostile files at once: ${seconds.toFixed(1)} s, the web process at most ${megabytes.toFixed(0)} MB; ` +
      `${reads.length} reads meanwhile, p50 ${sorted[sorted.length >> 1]?.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  );
  return [
    ...files.flatMap(({ name, answered }, n) =>
      answered.includes(answers[n] ?? 0) ? [] : [`a file of fifty (${name}) was answered ${answers[n]}`],
    ),
    ...(reads.some(({ ok }) => !ok) ? ["a profile could not be read while pictures came"] : []),
    ...(megabytes > MOST_MB ? [`the web process took ${megabytes.toFixed(0)} MB while pictures came`] : []),
    ...(p99 > MOST_MS ? [`while pictures came, the 99th percentile of other reads was ${p99.toFixed(0)} ms`] : []),
  ];
}

/** Sends a picture as a client does that is told to come again: until it is taken. Answers the last status. */
async function send({ url }: Instance, token: string, bytes: Buffer): Promise<number> {
  const key = randomUUID();
  for (let tries = 0; ; tries++) {
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "work.jpg");
    body.set("alt", "Work");
    const headers = { authorization: `Bearer ${token}`, "idempotency-key": key };
    const answer = await fetch(`${url}/api/v1/media`, { method: "POST", headers, body });
    await answer.arrayBuffer();
    if (![409, 429, 503].includes(answer.status) || tries === 200) return answer.status;
    await pause(Math.min(2, Number(answer.headers.get("retry-after") ?? 1)) * 1_000);
  }
}

/** The processes below the launcher that serve: not the database, not the worker. */
function webProcesses({ pid }: Instance): number[] {
  const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(pid)], { encoding: "utf8" });
  return children
    .split("\n")
    .filter((line) => line.includes("web.mjs"))
    .map((line) => Number.parseInt(line, 10));
}

/** The most memory that a process has had at once, in MB. */
function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
}
