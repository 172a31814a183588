import { slowHash } from "@/lib/domain/developers/keys/checking/verify";
import { DEMO_PASSWORD } from "@/lib/domain/people/accounts/signing-in/sign-in";
import { seedDemo } from "./seed-demo";
import { seedLarge } from "./seed-large";
import { source } from "./source";

const SEED = 20_240_229;

/** Writes the demo network and so many made-up creators; answers what that is, in words. */
export async function fill(
  tx: Parameters<typeof seedDemo>[0],
  count: number,
  log: (line: string) => void,
): Promise<string> {
  const from = source(new Date(), SEED);
  const passwordHash = await slowHash(DEMO_PASSWORD);
  const demo = await seedDemo(tx, from, passwordHash);
  if (count === 0) return demo;
  log(`Making up ${count.toLocaleString("en-US")} creators`);
  return `${demo}; ${await seedLarge(tx, from, count, passwordHash)}`;
}
