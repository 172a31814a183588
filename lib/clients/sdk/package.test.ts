import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApiKey, makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { listeningHost } from "@/lib/transports/host/testing-host";

const run = promisify(execFile);
const SDK = resolve("lib/clients/sdk");
const MINUTES = 60_000;

/** The code blocks of the package's README: each is a program. */
const blocks = [
  ...readFileSync(join(SDK, "README.md"), "utf8").matchAll(/^## (.+)$(?:(?!^## )[\s\S])*?^```ts\n([\s\S]*?)^```$/gm),
].map(([, title = "", code = ""]) => ({ title, code }));

/** Those of the guides that use the package: what they print, the guides' own tests look at. */
const guidePrograms = readdirSync("docs/guides")
  .flatMap((name) =>
    [...readFileSync(join("docs/guides", name), "utf8").matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
      ([, extension = "", code = ""]) => ({ extension, code }),
    ),
  )
  .filter(({ code }) => code.includes('from "@guildhall/sdk"'));

/** What the guides of frameworks import besides, and its types. */
const FRAMEWORKS = ["express", "fastify", "hono", "@hono", "react", "@types"];

let db: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  db = await testDatabase();
  host = await listeningHost();
  const { profileId } = await makeCreator();
  const { token } = await makeApiKey(profileId, ALL_SCOPES);
  environment = { GUILDHALL_URL: host.url, GUILDHALL_TOKEN: token };

  folder = mkdtempSync(join(tmpdir(), "guildhall-sdk-"));
  writeFileSync(join(folder, "package.json"), '{"name":"reader","private":true,"type":"module"}');
  // what it depends on is packed as well: nothing comes from a registry
  const packages = [SDK, resolve("node_modules/openapi-fetch"), resolve("node_modules/openapi-typescript-helpers")];
  const packed = await Promise.all(
    packages.map((path) => run("npm", ["pack", path, "--silent", "--pack-destination", folder, "--json"])),
  );
  const tarballs = packed.map(({ stdout }) => join(folder, filenameIn(stdout)));
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", ...tarballs], {
    cwd: folder,
  });
}, 3 * MINUTES);

afterAll(async () => {
  await host.close();
  await db.drop();
  rmSync(folder, { recursive: true, force: true });
});

function filenameIn(stdout: string): string {
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf("["))) as { filename: string }[];
  return packed?.filename ?? "";
}

describe("the package, packed and installed without a registry", () => {
  it("holds the built module and its types, and nothing of the sources", () => {
    const { exports } = JSON.parse(readFileSync(join(folder, "node_modules/@guildhall/sdk/package.json"), "utf8"));
    expect(exports["."]).toEqual({
      import: { types: "./dist/index.d.ts", default: "./dist/index.js" },
      require: { types: "./dist/index.d.cts", default: "./dist/index.cjs" },
    });
    for (const name of ["index.js", "index.cjs", "index.d.ts", "index.d.cts", "schema.gen.d.cts", "client.d.ts"]) {
      expect(() => readFileSync(join(folder, "node_modules/@guildhall/sdk/dist", name))).not.toThrow();
    }
    expect(() => readFileSync(join(folder, "node_modules/@guildhall/sdk/client.ts"))).toThrow();
  });

  it("asks for nothing of Node.js, so that any runtime with fetch runs it", () => {
    for (const name of ["index.js", "index.cjs"]) {
      const built = readFileSync(join(folder, "node_modules/@guildhall/sdk/dist", name), "utf8");
      expect([...built.matchAll(/(?:\bfrom |require\(|import\()"([^"]+)"/g)].map(([, module]) => module)).toEqual([]);
    }
  });

  it("is required as CommonJS and does the same", async () => {
    writeFileSync(
      join(folder, "required.cjs"),
      `const { createClient, verifyWebhook } = require("@guildhall/sdk");
      const guildhall = createClient({ baseUrl: process.env.GUILDHALL_URL, token: process.env.GUILDHALL_TOKEN });
      guildhall.get("/v1/me").then((me) => console.log(typeof me.handle, typeof verifyWebhook));`,
    );
    const { stdout } = await run(process.execPath, [join(folder, "required.cjs")], {
      env: { ...process.env, ...environment },
    });
    expect(stdout).toBe("string function\n");
  });

  it(
    "is typed for Node's own resolution: every block of README and guides checks, and a name that the wire does not have is a mistake",
    async () => {
      mkdirSync(join(folder, "checked"), { recursive: true });
      for (const name of FRAMEWORKS) symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
      const programs = [...blocks.map(({ code }) => ({ extension: "ts", code })), ...guidePrograms];
      const files = programs.map(({ extension }, n) => join(folder, "checked", `${n}.${extension}`));
      const required = join(folder, "checked", "required.cts");
      writeFileSync(
        required,
        'import sdk = require("@guildhall/sdk");\nexport const handle = async () => (await sdk.createClient({ baseUrl: "" }).get("/v1/me")).handle.trim();\n',
      );
      const mistake = "\n// @ts-expect-error it is name\naccount.displayName;\n";
      for (const [n, { code }] of programs.entries()) writeFileSync(files[n] ?? "", n === 0 ? code + mistake : code);
      await run(join(SDK, "node_modules/.bin/tsc"), [
        ...[
          "--noEmit",
          "--strict",
          "--target",
          "es2022",
          "--module",
          "nodenext",
          "--lib",
          "es2023,dom",
          "--jsx",
          "react-jsx",
          "--skipLibCheck",
        ],
        ...["--types", "node", "--typeRoots", resolve("node_modules/@types"), ...files, required],
      ]);
    },
    4 * MINUTES,
  );

  it.each(blocks)("README: $title, against a running service", async ({ title, code }) => {
    const { code: js } = await transform(code, { loader: "ts", format: "esm", target: "node20" });
    const file = join(folder, `${title.replace(/\W+/g, "-")}.mjs`);
    writeFileSync(file, js);
    const { stdout } = await run(process.execPath, [file], { env: { ...process.env, ...environment } });
    expect(stdout).toMatch(EXPECTED[title] ?? /^never$/);
  });
});

/** What each block prints. */
const EXPECTED: Record<string, RegExp> = {
  "First call": /^Hello, Maker .*: \d+ of 30000 requests used\.\n$/,
  Writing: /\/posts\/how-i-price-a-brand-identity\n$/,
  Pages: /How I price a brand identity\n$/,
  "Errors and retries": /^not_found 404 req_\w+\n$/,
  Webhooks: /^400\n$/,
  "Headers and request ids": /^req_\w+ \d+\n$/,
  "Tokens that expire": /^Hello, Maker .*\n$/,
  Files: /^med_\w+ 96\n$/,
  Downloads: /^plan\.txt 8\n$/,
  "Events as they happen": /^\d+ events?\n$/,
};
