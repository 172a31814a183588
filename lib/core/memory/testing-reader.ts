import { statement } from "@/db/client";
import { AnswerMemory } from "./answers";

/**
 * Another process that answers from memory, without a pause, for tests: tells whenever the answer changes, and when it
 * was last asked for before.
 */
const [, , handle = ""] = process.argv;
const memory = new AnswerMemory(1_000_000);
let last = { tagline: "", askedAt: 0 };

async function read(): Promise<void> {
  const askedAt = Date.now();
  const tagline = await memory.get(`tagline ${handle}`, { creator: handle }, async () => {
    const [row] = await statement<{ tagline: string }>("select tagline from profiles where handle = $1", [handle]);
    return { value: row?.tagline ?? "", bytes: 10 };
  });
  if (tagline !== last.tagline) process.send?.({ tagline, oldAskedAt: last.askedAt, hits: memory.counts.hits });
  last = { tagline, askedAt };
}

for (;;) {
  await read().catch(() => {});
  // as often as a busy process is asked, with air for what arrives
  await new Promise((resolve) => setImmediate(resolve));
}
