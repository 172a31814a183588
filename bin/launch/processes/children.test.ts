import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Children } from "./children";

let folder: string;
let children: Children;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-children-"));
  children = new Children((message) => console.error(message));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await children.stop();
  rmSync(folder, { recursive: true });
});

it.each([
  ["worker", false],
  ["web 1", true],
])(
  "a %s that is stopped or whose event loop is blocked is killed and started again, and it is said in one line",
  async (name, clustered) => {
    const script = join(folder, `${name}.mjs`);
    const pids = join(folder, `pids of ${name}`);
    writeFileSync(
      script,
      `import { appendFileSync } from "node:fs";
    appendFileSync(${JSON.stringify(pids)}, process.pid + "\\n");
    process.send("ready");
    setInterval(() => process.send("alive"), 50);`,
    );
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const started = () => readFileSync(pids, "utf8").trim().split("\n").map(Number);
    await children.start({ name, script, clustered, silentMs: 2_000 });
    const [first] = started();
    process.kill(first as number, "SIGSTOP");
    await expect.poll(started, { timeout: 15_000 }).toHaveLength(2);
    expect(said.mock.calls.flat()).toEqual([
      `The ${name} process has given no sign of life for 2 s; killing it.`,
      `The ${name} process ended (SIGKILL); starting it again.`,
    ]);
  },
  30_000,
);
