import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "../launch/build";
import { startInstance } from "../launch/instance";
import { playwright, TESTED_SERVICE } from "../launch/playwright";

type FloodOptions = { rounds: number; seed: number; progress: (line: string) => void };

/** Requests that nobody would send, eight a round to each operation: more, and others, than in `npm test`. Answers whether one broke the document. */
export async function flood({ rounds, seed, progress }: FloodOptions): Promise<string[]> {
  await buildIfNeeded(progress);
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-flood-"));
  const instance = await startInstance(dataDir, TESTED_SERVICE);
  try {
    const which = ["--project=api through the host", "e2e/api/fuzz.spec.ts", "--timeout=600000"];
    const code = await playwright(instance, which, { FUZZ_ROUNDS: String(rounds), FUZZ_SEED: String(seed) });
    return code === 0 ? [] : [`unusual requests of the seed ${seed} got answers that the document does not describe`];
  } finally {
    await instance.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
