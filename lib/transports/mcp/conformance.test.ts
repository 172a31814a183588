import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conformanceSuite } from "@/bin/launch/testing/conformance-suite";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { OPEN_TOOLS } from "./catalogue";
import { type Service, startFixtures, startService } from "./testing";

let db: TestDatabase;
let service: Service;
let fixtures: Service;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  service = await startService();
  fixtures = await startFixtures();
  // the inspector looks for a package.json one above: in the machine's folder of temporary files it may find anybody's
  folder = join(await mkdtemp(join(tmpdir(), "conformance-")), "run");
  await mkdir(folder);
  await makeCreator({ handle: "ada", mcpDiscoverable: true, skills: ["logo design"] });
});
afterAll(async () => {
  await rm(dirname(folder), { recursive: true, force: true });
  await fixtures.close();
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
function run(file: string, args: string[], node = process.execPath): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(node, [file, ...args], { cwd: folder, timeout: 110_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

/** The scenarios of a run that failed or warned, as its closing lines name them. */
const failing = ({ stdout }: Ran) => [...stdout.matchAll(/^✗ ([\w/-]+):/gm)].map(([, scenario]) => scenario);
const passing = ({ stdout }: Ran) => stdout.match(/^✓ [\w/-]+:/gm)?.length ?? 0;

/** What needs a session that outlives a request, or log messages in older revisions: a server without state has neither. */
const STATEFUL = [
  "logging-set-level",
  "tools-call-with-logging",
  "tools-call-sampling",
  "tools-call-elicitation",
  "elicitation-sep1034-defaults",
  "elicitation-sep1330-enums",
  "resources-subscribe",
  "resources-unsubscribe",
];

/** Optional parts of the current revision: tasks, and headers that mirror arguments. No tool here uses either. */
const OPTIONAL = /^tasks-|^http-custom-header-server-validation$/;

describe("the official conformance suite", () => {
  const suite = () => command("@modelcontextprotocol/conformance", "conformance");

  it("passes on the older revisions, its fixtures mounted, but for what needs a session", async () => {
    const ran = await run(suite(), ["server", "--url", fixtures.url]);
    expect(failing(ran)).toEqual(STATEFUL);
    expect(passing(ran)).toBeGreaterThanOrEqual(20);
  }, 120_000);

  it.each(["tools-list", "resources-list", "prompts-list"])(
    "passes %s on the real server",
    async (scenario) => {
      const { code, stdout, stderr } = await run(suite(), ["server", "--url", service.url, "--scenario", scenario]);
      expect(`${stdout}${stderr}`).toMatch(/Passed: [1-9]\d*\/\d+, 0 failed, 0 warnings/);
      expect(code).toBe(0);
    },
    60_000,
  );

  const current = conformanceSuite();
  it.skipIf(!current)(
    "passes all that the current revision requires",
    async () => {
      const { node, command: file } = current as NonNullable<typeof current>;
      const ran = await run(file, ["server", "--url", fixtures.url, "--requirements", "2026-07-28"], node);
      expect(failing(ran).filter((scenario) => !OPTIONAL.test(scenario as string))).toEqual([]);
      expect(passing(ran)).toBeGreaterThanOrEqual(38);
    },
    120_000,
  );
});

describe("the MCP Inspector's command line", () => {
  const inspect = async (...args: string[]) => {
    const file = command("@modelcontextprotocol/inspector", "mcp-inspector");
    const { code, stdout, stderr } = await run(file, ["--cli", service.url, "--transport", "http", ...args]);
    expect(stderr).not.toMatch(/error/i);
    expect(code, stdout + stderr).toBe(0);
    return JSON.parse(stdout);
  };

  it("lists the tools", async () => {
    const { tools } = (await inspect("--method", "tools/list")) as { tools: { name: string }[] };
    expect(tools.map((t) => t.name)).toEqual(OPEN_TOOLS.map((t) => t.name));
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
