import { type Outcome, wholeLives } from "./testing-whole-life";

/** How many live side by side: what the worker does and what time brings they share. */
export const SIDE_BY_SIDE = 50;

/** Lives one life for each seed, and answers what does not agree: sums of our rows as against the processor's, illegal histories. */
export async function judgeLives(seeds: readonly number[]): Promise<string[]> {
  const { steps, ours, processors, wrong }: Outcome = await wholeLives(seeds);
  const differ = (what: string, own: number | undefined, theirs: number | undefined) =>
    own === theirs ? [] : [`${what}: ${own} cents by our rows, ${theirs} at the processor`];
  return [
    ...wrong,
    ...differ("buyers have paid", ours.buyers, processors.buyers),
    ...differ("the platform has", ours.platform, processors.platform),
    ...seeds.flatMap((seed, n) => [
      ...differ(`the creator of ${seed} (${steps[n]?.join(", ")}) has`, ours.creators[n], processors.creators[n]),
      ...differ(`to the creator of ${seed} were paid out`, ours.paidOut[n], processors.paidOut[n]),
    ]),
  ];
}
