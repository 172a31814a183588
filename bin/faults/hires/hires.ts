import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { between, mulberry32 } from "@/db/seed/random";
import { testReceiver } from "@/lib/domain/developers/webhooks/delivery/testing";
import { buildIfNeeded } from "../../launch/building/build";
import { type Machines, startMachines } from "../machines/machines";
import { Client } from "./client";
import { type Hire, hire, makePair } from "./hire";
import { judge } from "./verdict";

type Options = { minutes: number; seed: number; progress: (line: string) => void };

const PAIRS = 4;

/**
 * People are hired for so many minutes (orders, quotes, messages, files, refunds) while one of two web processes and two workers after
 * the other is killed with -9. Answers what was lost, is there twice or does not agree to the cent.
 */
export async function hires({ minutes, seed, progress }: Options): Promise<string[]> {
  await buildIfNeeded(progress);
  const scratch = mkdtempSync(join(tmpdir(), "guildhall-hires-"));
  const files = join(scratch, "files");
  const machines = await startMachines(scratch, { files, env: { GUILDHALL_DATA: files, LOG_LEVEL: "fatal" } });
  const receiver = await testReceiver();
  try {
    const pairs = await Promise.all(Array.from({ length: PAIRS }, () => makePair(machines.url, receiver.url)));
    const ends = performance.now() + minutes * 60_000;
    const done: Hire[] = [];
    const working = pairs.map(async (pair, at) => {
      for (let n = 0; performance.now() < ends; n++) done.push(await hire(pair, `Hire ${at}-${n}`, n));
    });
    const kills = await killUntil(ends, machines, seed);
    await Promise.all(working);
    const refused = [...Client.refused].map(([what, n]) => `${n} × ${what}`).join(", ") || "none";
    progress(
      `${done.length} hires in ${minutes} min; killed ${kills.join(", ") || "nothing"}; told to come again: ${refused}`,
    );
    if (done.length < PAIRS) return ["nobody was hired"];
    return await judge(done, pairs, receiver);
  } finally {
    await receiver.close();
    await machines.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function killUntil(ends: number, machines: Machines, seed: number): Promise<string[]> {
  const random = mulberry32(seed);
  const killed = new Map<string, number>();
  while (performance.now() < ends) {
    await pause(between(random, 2_000, 8_000));
    const what = await machines.killOne(random);
    killed.set(what, (killed.get(what) ?? 0) + 1);
  }
  return [...killed].map(([what, n]) => `${n} × ${what}`);
}
