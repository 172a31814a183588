import { closeDatabase, statement } from "@/db/client";

/** A process of its own: prints the queries per second of our database client in each block of 50,000, as a JSON array. */
const BLOCKS = 6;
const PER_BLOCK = 50_000;
const CONCURRENCY = 32;

async function queries(count: number): Promise<void> {
  let sent = 0;
  const loop = async () => {
    while (sent++ < count) await statement("select $1::integer as n", [sent]);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, loop));
}

await queries(5_000); // connections, and code that the engine has not compiled yet
const blocks: number[] = [];
for (let block = 0; block < BLOCKS; block++) {
  const startedAt = performance.now();
  await queries(PER_BLOCK);
  blocks.push((PER_BLOCK / (performance.now() - startedAt)) * 1_000);
}
await closeDatabase();
console.log(JSON.stringify(blocks));
