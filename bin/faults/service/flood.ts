import type { Instance } from "../../launch/testing/instance";
import { playwright } from "../../launch/testing/playwright";

/** Requests that nobody would send, eight a round to each operation: more, and others, than in `npm test`. Answers what broke the document. */
export async function flood(instance: Instance, { rounds, seed }: { rounds: number; seed: number }): Promise<string[]> {
  const which = ["--project=api through the host", "e2e/api/fuzz.spec.ts", "--timeout=600000"];
  const code = await playwright(instance, which, { FUZZ_ROUNDS: String(rounds), FUZZ_SEED: String(seed) });
  return code === 0 ? [] : [`unusual requests of the seed ${seed} got answers that the document does not describe`];
}
