import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { TOOLS } from "./catalogue";
import { type Service, startService } from "./testing";

let db: TestDatabase;
let service: Service;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), "conformance-"));
  await makeCreator({ handle: "ada", mcpDiscoverable: true, skills: ["logo design"] });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await service.close();
  await db.drop();
});

const require = createRequire(import.meta.url);

/** The file that a package installs under this command. */
function command(name: string, bin: string): string {
  const manifest = join(process.cwd(), "node_modules", name, "package.json");
  return join(dirname(manifest), (require(manifest) as { bin: Record<string, string> }).bin[bin] ?? "");
}

type Ran = { code: number; stdout: string; stderr: string };

/** Runs a command line tool of npm in a folder of its own: the suite writes its results into the working directory. */
function run(file: string, args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd: folder, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

const PASSED = /Passed: [1-9]\d*\/\d+, 0 failed, 0 warnings/;

/** Scenarios that hold for any server. The others want tools made for the suite (`test_simple_text`, …). */
const SCENARIOS: [scenario: string, outcome: RegExp][] = [
  ["server-initialize", PASSED],
  ["ping", PASSED],
  ["tools-list", PASSED],
  ["resources-list", PASSED],
  ["prompts-list", PASSED],
  ["dns-rebinding-protection", PASSED],
  // it asks for a session, which a server without state does not open: said as a warning
  ["server-sse-multiple-streams", /Passed: \d+\/\d+, 0 failed, 1 warnings/],
];

describe("the official conformance suite", () => {
  it.each(SCENARIOS)(
    "passes %s",
    async (scenario, outcome) => {
      const file = command("@modelcontextprotocol/conformance", "conformance");
      const { code, stdout, stderr } = await run(file, ["server", "--url", service.url, "--scenario", scenario]);
      expect(`${stdout}${stderr}`).toMatch(outcome);
      expect(code).toBe(0);
    },
    60_000,
  );
});

describe("the MCP Inspector's command line", () => {
  const inspect = async (...args: string[]) => {
    const file = command("@modelcontextprotocol/inspector", "mcp-inspector");
    const { code, stdout, stderr } = await run(file, ["--cli", service.url, "--transport", "http", ...args]);
    expect(stderr).not.toMatch(/error/i);
    expect(code).toBe(0);
    return JSON.parse(stdout);
  };

  it("lists the tools", async () => {
    const { tools } = (await inspect("--method", "tools/list")) as { tools: { name: string }[] };
    expect(tools.map((t) => t.name)).toEqual(TOOLS.map((t) => t.name));
  }, 60_000);

  it("calls one", async () => {
    const args = ["--method", "tools/call", "--tool-name", "find_creators", "--tool-arg", "query=logo"];
    expect(await inspect(...args)).toMatchObject({ structuredContent: { creators: [{ handle: "ada" }] } });
  }, 60_000);

  it("reads a resource", async () => {
    const answer = await inspect("--method", "resources/read", "--uri", "creator://ada");
    expect(answer).toMatchObject({ contents: [{ mimeType: "text/markdown" }] });
  }, 60_000);
});
