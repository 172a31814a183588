import { writeFileSync } from "node:fs";
import { loadGenerator } from "./load/load";
import { type Options, readOptions, USAGE } from "./options";
import { conditions, markdownTable, resultLines } from "./report";
import type { JudgedResult, Result } from "./result";
import { ROWS } from "./rows";
import { Stage } from "./stage";

/** `npm run bench`: what the service reaches, next to the least that could do the same. Exits 1 when a bar is missed. */
const startedAt = performance.now();
const progress = (line: string) =>
  console.log(`[${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s] ${line}`);

const options = parsedOptions();
const stage = new Stage(options, progress);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stage.close().then(() => process.exit(130)));

try {
  const results = await run();
  if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
  process.exitCode = results.every((result) => result.met) ? 0 : 1;
} finally {
  await stage.close();
}

async function run(): Promise<(Result | JudgedResult)[]> {
  const generator = loadGenerator();
  const results: (Result | JudgedResult)[] = [];
  for (const [name, row] of Object.entries(ROWS)) {
    if (!options.only.has(name as keyof typeof ROWS)) continue;
    progress(name);
    const result = await row({ options, stage, generator, progress });
    if (!result) continue;
    for (const line of resultLines(result)) console.log(line);
    results.push(result);
  }
  console.log(`\n${markdownTable(results, conditions(generator.name, options.profiles))}`);
  return results;
}

function parsedOptions(): Options {
  try {
    const parsed = readOptions(process.argv.slice(2));
    if (parsed !== "help") return parsed;
    console.log(USAGE);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
