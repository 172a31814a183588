import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { facts } from "@/app/(docs)/docs/_guides/facts";
import { GUIDES } from "@/app/(docs)/docs/_guides/list";
import { fillIn, pathOf } from "@/app/(docs)/docs/_guides/read";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { expect, test } from "../fixtures";
import { type CodeBlock, codeBlocks, missingFrom } from "./code-blocks";
import { runInOneShell } from "./shell-blocks";

// some commands wait for what a worker delivers
test.describe.configure({ timeout: 90_000 });

/** Its program waits for a person: buying-agent.spec.ts runs it with one. */
const BY_A_PERSON = "build-a-buying-agent";

for (const { slug, title } of GUIDES) {
  test(`${title}: every block of code does what it says`, async ({ baseURL, api }) => {
    const url = baseURL ?? "";
    const source = await readFile(pathOf(slug), "utf8");
    const blocks = codeBlocks(fillIn(source, { ...facts(), base_url: url }));
    const { profileId } = await makeCreator();
    const { token } = await makeApiKey(profileId);
    await makeProduct(profileId);
    const tried = await makeApiKey(profileId, undefined, { livemode: false });
    const environment = {
      KEY: token,
      TEST_KEY: tried.token,
      CODE: "made-up",
      GUILDHALL_URL: url,
      GUILDHALL_TOKEN: token,
    };

    await expectAnswers(blocks, environment);
    const programs = slug === BY_A_PERSON ? [] : blocks.filter(({ language }) => language === "ts");
    for (const { code } of programs) await runProgram(code, environment);
    for (const { language, answer, code } of blocks) {
      if (language === "json") expect(() => JSON.parse(code), code).not.toThrow();
      if (language === "graphql") {
        const { data, errors } = await (await api.post("/api/graphql", { data: { query: code } })).json();
        expect({ data: Boolean(data), errors }).toEqual({ data: true, errors: undefined });
      }
      if (language === "json" && !answer) expect(code).toContain(`${url}/api/mcp`);
      expect(["sh", "ts", "json", "graphql", "http"], "a language that no test runs").toContain(language);
    }
  });
}

/** Runs the guide's commands; what each prints has all that is shown of it, and is an error only where one is shown. */
async function expectAnswers(blocks: CodeBlock[], environment: Record<string, string>): Promise<void> {
  const commands = blocks.filter(({ language }) => language === "sh");
  const printed = await runInOneShell(
    commands.map(({ code }) => code),
    environment,
  );
  for (const [n, output] of printed.entries()) {
    const command = commands[n];
    const next = blocks[blocks.indexOf(command as CodeBlock) + 1];
    const shown = next?.answer ? next : undefined;
    if (!shown) expect(output, command?.code).not.toMatch(/^\{"error":/);
    else if (shown.language === "http") expectHead(output, shown.code);
    else expect(missingFrom(JSON.parse(output), JSON.parse(shown.code)), `${command?.code}\n${output}`).toEqual([]);
  }
}

/** The status is the one that is shown, and each header that is shown is there. */
function expectHead(output: string, shown: string): void {
  const [status = "", ...headers] = shown.trim().split("\n");
  expect(output.split("\r\n")[0]).toBe(status);
  const names = output.toLowerCase();
  for (const header of headers) expect(names).toContain(`\n${header.split(":")[0]?.toLowerCase()}: `);
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
