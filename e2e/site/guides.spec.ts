import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { facts } from "@/app/(docs)/docs/_guides/facts";
import { GUIDES, type Guide } from "@/app/(docs)/docs/_guides/list";
import { fillIn, pathOf } from "@/app/(docs)/docs/_guides/read";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { makeApp } from "@/db/factories/oauth";
import { expect, test } from "../fixtures";
import { answerOf, type CodeBlock, codeBlocks, missingFrom } from "./code-blocks";
import { runInOneShell } from "./shell-blocks";

// some commands wait for what a worker delivers
test.describe.configure({ timeout: 90_000 });

/** The command line of this project, by the name that it has once installed. */
const CLI = 'guildhall() { node --import tsx lib/clients/cli/main.ts "$@"; }';

/** Python is not on every machine that tests. */
const PYTHON = spawnSync("python3", ["--version"]).status === 0;

/**
 * Programs that do not end by themselves: buying-agent.spec.ts and browser-app.spec.ts run those with a person, frameworks.test.ts the servers.
 */
const goesOn = ({ slug, section }: Guide) => slug === "build-a-buying-agent" || section === "Frameworks";

/** READMEs of packages, whose own tests run them. */
const OF_PACKAGES = ["sdk", "cli"];

for (const guide of GUIDES.filter(({ slug }) => !OF_PACKAGES.includes(slug))) {
  const { slug, title } = guide;
  test(`${title}: every block of code does what it says`, async ({ baseURL, api }) => {
    const url = baseURL ?? "";
    const source = await readFile(pathOf(slug), "utf8");
    const blocks = codeBlocks(fillIn(source, { ...facts(), base_url: url }));
    const { profileId } = await makeCreator();
    const { token } = await makeApiKey(profileId);
    await makeProduct(profileId);
    const tried = await makeApiKey(profileId, undefined, { livemode: false });
    const app = await makeApp({ authMethod: "client_secret_basic" });
    const environment = {
      KEY: token,
      TEST_KEY: tried.token,
      CODE: "made-up",
      REFRESH_TOKEN: "made-up",
      APP_ID: app.clientId,
      APP_SECRET: app.secret ?? "",
      GUILDHALL_URL: url,
      GUILDHALL_TOKEN: token,
    };

    await expectAnswers(blocks, environment);
    const programs = goesOn(guide) ? [] : blocks;
    for (const { language, code } of programs) {
      if (language === "ts") await runProgram(code, environment);
      if (language === "python" && PYTHON) await runPython(code, environment);
    }
    for (const { language, mark, code } of blocks) {
      if (language === "json") expect(() => JSON.parse(code), code).not.toThrow();
      if (language === "graphql") {
        const { data, errors } = await (await api.post("/api/graphql", { data: { query: code } })).json();
        expect({ data: Boolean(data), errors }).toEqual({ data: true, errors: undefined });
      }
      if (language === "json" && !mark) expect(code).toContain(`${url}/api/mcp`);
      expect(
        ["sh", "ts", "tsx", "python", "json", "graphql", "http", "html"],
        "a language that no test runs",
      ).toContain(language);
    }
  });
}

/** Runs the guide's commands; what each prints has all that is shown of it, and is an error only where one is shown. */
async function expectAnswers(blocks: CodeBlock[], environment: Record<string, string>): Promise<void> {
  const commands = blocks.filter(({ language, mark }) => language === "sh" && mark !== "install");
  const printed = await runInOneShell([CLI, ...commands.map(({ code }) => code)], environment);
  for (const [n, command] of commands.entries()) {
    const output = printed[n + 1] ?? "";
    const shown = answerOf(blocks, command);
    if (!shown) expect(output, command.code).not.toMatch(/^\{"error":/);
    else if (shown.language === "http") expectHead(output, shown.code);
    else expect(missingFrom(JSON.parse(output), JSON.parse(shown.code)), `${command.code}\n${output}`).toEqual([]);
  }
}

/** The status is the one that is shown, and each header that is shown is there. */
function expectHead(output: string, shown: string): void {
  const [status = "", ...headers] = shown.trim().split("\n");
  expect(output.split("\r\n")[0]).toBe(status);
  const names = output.toLowerCase();
  for (const header of headers) expect(names).toContain(`\n${header.split(":")[0]?.toLowerCase()}: `);
}

async function runPython(code: string, environment: Record<string, string>): Promise<void> {
  await promisify(execFile)("python3", ["-c", code], { env: { ...process.env, ...environment } });
}

/** Runs a TypeScript program with the SDK of this project. Rejects when it fails. */
async function runProgram(code: string, environment: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "guides-"));
  try {
    const outfile = join(folder, "program.mjs");
    await build({
      stdin: { contents: code, loader: "ts", resolveDir: resolve(".") },
      alias: { "@guildhall/sdk": resolve("lib/clients/sdk/index.ts") },
      nodePaths: [resolve("node_modules")],
      bundle: true,
      platform: "node",
      format: "esm",
      outfile,
      logLevel: "error",
    });
    await promisify(execFile)(process.execPath, [outfile], { env: { ...process.env, ...environment } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
