import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LineBuffer } from "./line-buffer";

let folder: string;
let pipe: number;
let hooks: NodeJS.ExitListener[];

beforeEach(() => {
  hooks = process.listeners("exit");
  folder = mkdtempSync(join(tmpdir(), "guildhall-lines-"));
  execFileSync("mkfifo", [join(folder, "pipe")]);
  pipe = openSync(join(folder, "pipe"), constants.O_RDWR | constants.O_NONBLOCK);
});
afterEach(() => {
  for (const hook of process.listeners("exit")) if (!hooks.includes(hook)) process.off("exit", hook);
  closeSync(pipe);
  rmSync(folder, { recursive: true });
});

const buffer = Buffer.alloc(65_536);

/** What lies in the pipe. */
function drained(): string {
  let text = "";
  try {
    for (;;) text += buffer.toString("latin1", 0, readSync(pipe, buffer));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    return text;
  }
}

it("what waits for a reader that stalls is bounded; the reader gets whole lines, in order, and how many are missing", async () => {
  const lines = new LineBuffer(pipe, (lost) => `lost ${lost}\n`);
  const line = (n: number) => `${String(n).padStart(8, "0")}${"x".repeat(1_015)}\n`;
  const written = 20_000;
  for (let n = 0; n < written; n++) lines.write(line(n));
  let text = "";
  /** Reads until a line is there that is written again and again, or once. */
  const readTo = async (end: string, times = Number.POSITIVE_INFINITY) => {
    for (let turn = 0; !text.includes(end); turn++) {
      if (turn < times) lines.write(end);
      lines.flush();
      await new Promise((resume) => setImmediate(resume));
      text += drained();
    }
  };
  await readTo("after\n");
  await readTo("end\n", 1); // nothing is on its way behind it
  const read = text.split("\n").filter((each) => each && each !== "after" && each !== "end");
  const lost = read.flatMap((each) => /^lost (\d+)$/.exec(each)?.[1] ?? []).map(Number);
  const kept = read.filter((each) => !each.startsWith("lost"));
  expect(kept.findIndex((each, n) => each !== line(n).trimEnd())).toBe(-1);
  expect(kept.length * 1_024).toBeLessThan(9 * 1024 * 1024);
  expect(kept.length + lost.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(written);
}, 30_000);

it("at the end of the process nobody waits long for a reader that stalls", () => {
  const lines = new LineBuffer(pipe, String);
  const atEnd = process.listeners("exit").find((hook) => !hooks.includes(hook));
  lines.write(`${"x".repeat(60_000)}\n`);
  atEnd?.call(process, 0);
  lines.write("y".repeat(60_000));
  const began = performance.now();
  atEnd?.call(process, 0);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(drained().startsWith(`${"x".repeat(60_000)}\n`)).toBe(true);
});
