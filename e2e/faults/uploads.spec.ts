import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { makeApiKey, makeCreator } from "@/db/factories";
import { expect, test } from "../fixtures";
import { startWeb } from "./web-process";

const AT_ONCE = 50;
/** What a phone's camera makes: twelve megapixels, a few megabytes of noise that no encoder makes small. */
const CAMERA = { width: 4_000, height: 3_000 };
const EVERY_MS = 25;

test(`${AT_ONCE} pictures at once: memory of the process and the answers of others stay as they were`, async () => {
  test.skip(process.platform !== "linux", "memory is read from /proc");
  test.setTimeout(300_000);
  const creator = await makeCreator({ tier: "ENTERPRISE" });
  const { token } = await makeApiKey(creator.profileId, ["media:write"]);
  const web = await startWeb("host", {});
  try {
    const url = `http://localhost:${web.port}/api/v1`;
    const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
    const picture = await sharp({ create: { ...CAMERA, channels: 3, background: "#000", noise } })
      .jpeg({ quality: 80 })
      .toBuffer();
    const upload = async (n: number) => {
      const body = new FormData();
      body.set("file", new Blob([picture], { type: "image/jpeg" }), `${n}.jpg`);
      const headers = { authorization: `Bearer ${token}`, "idempotency-key": `upload-${n}` };
      const response = await fetch(`${url}/media`, { method: "POST", headers, body });
      await response.arrayBuffer();
      return response.status;
    };

    let uploading = true;
    const uploads = Promise.all(Array.from({ length: AT_ONCE }, (_, n) => upload(n)));
    const ended = uploads.then(() => {
      uploading = false;
    });
    const [took, memory]: number[][] = [[], []];
    const others: Promise<void>[] = [];
    while (uploading) {
      others.push(timed(`${url}/profiles/${creator.handle}`).then((ms) => void took?.push(ms)));
      memory?.push(residentMegabytes(web.pid));
      await wait(EVERY_MS);
    }
    await Promise.all([ended, ...others]);
    const figures = {
      statuses: [...new Set(await uploads)],
      megabytes: Math.round(picture.byteLength / 1e5) / 10,
      p50: quantile(took ?? [], 0.5),
      p99: quantile(took ?? [], 0.99),
      mostMegabytes: Math.max(...(memory ?? [])),
      requests: took?.length,
    };
    test.info().annotations.push({ type: "figures", description: JSON.stringify(figures) });
    console.log(figures);
    expect(figures.statuses.every((status) => status === 201 || status === 503)).toBe(true);
    expect(figures.mostMegabytes).toBeLessThan(600);
    expect(figures.p99).toBeLessThan(100);
  } finally {
    await web.stop();
  }
});

async function timed(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return performance.now() - start;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
