import { mulberry32 } from "@/db/seed/random";
import { testDatabase } from "@/db/testing";
import { clockAsItIs } from "@/lib/domain/trade/lives/testing-clock";
import { judgeLives, SIDE_BY_SIDE } from "@/lib/domain/trade/lives/testing-judge";

type LivesOptions = { lives: number; seed: number; progress?: (line: string) => void };

/** Random lives of orders, in batches. Answers what did not agree, each with the seeds of its batch. */
export async function manyLives({ lives, seed, progress = () => {} }: LivesOptions): Promise<string[]> {
  const own = await testDatabase();
  const random = mulberry32(seed);
  const failures: string[] = [];
  try {
    for (let lived = 0; lived < lives; lived += SIDE_BY_SIDE) {
      const seeds = Array.from({ length: SIDE_BY_SIDE }, () => 1 + Math.floor(random() * 2 ** 30));
      const wrong = await judgeLives(seeds);
      if (wrong.length > 0) {
        failures.push(`lives ${seeds.join(",")}: ${wrong.join("; ")}`);
        progress(failures.at(-1) ?? "");
      }
      if (lived % 1_000 === 0)
        progress(`${lived + SIDE_BY_SIDE} of ${lives} lives, ${failures.length} that do not agree`);
      // the clock runs ahead by days in each batch
      clockAsItIs();
    }
  } finally {
    clockAsItIs();
    await own.drop();
  }
  return failures;
}
