import { createServer } from "node:http";
import { expect, it } from "vitest";
import { loadGenerator } from "./load/load";
import { resultLines } from "./report";
import { resultOf } from "./result";
import type { Figures } from "./rounds";

it("answers of another status than the row expects fail it: they are counted, said aloud, and give no figure", async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(202).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as { port: number };
  const load = { method: "POST", requests: [{ path: "/", body: "{}" }], status: 201 } as const;
  const seen = await loadGenerator().run(`http://127.0.0.1:${port}`, load, 1, 1);
  server.closeAllConnections();
  server.close();
  expect(seen.requests).toBeGreaterThan(0);
  expect(seen.failed).toBeGreaterThanOrEqual(seen.requests);

  const figures = (failed: number): Figures => ({
    perSecond: 50,
    p50: 1,
    p99: 2,
    cpuMicros: 3,
    databaseMicros: 4,
    failed,
  });
  const measured = { baseline: [figures(0)], subject: [figures(seen.failed)], ratios: [1] };
  const result = resultOf("runs", "runs", ["bare", "Guildhall"], { figure: "perSecond", atLeast: 0.1 }, measured);
  expect([result.met, result.ratio]).toEqual([false, Number.NaN]);
  const said = resultLines(result).join("\n");
  expect(said).toMatch(/Guildhall +FAILED: [\d,]+ answers were not what was expected/);
  expect(said).toContain("NO FIGURE for runs");
}, 30_000);
