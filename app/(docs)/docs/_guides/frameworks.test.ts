import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApiKey } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import { isScope } from "@/lib/contracts/scopes";
import { exampleBody } from "@/lib/domain/developers/webhooks/events/event-example";
import { newSigningSecret, signatureHeader } from "@/lib/domain/developers/webhooks/sign";
import { makePerson } from "@/lib/domain/trade/orders/testing";
import { listeningHost } from "@/lib/transports/host/testing-host";
import { GUIDES } from "./list";
import { fillIn, pathOf } from "./read";

const SECRET = newSigningSecret();
const PAID = JSON.stringify(exampleBody(EVENT_KINDS.find((kind) => kind === "order.paid") ?? "ping"));
const PYTHON = spawnSync("python3", ["--version"]).status === 0;

/** Next calls these files itself: this does what it does for one page and one route. */
const NEXT: Record<string, string> = {
  "page.tsx": `import { prerender } from "react-dom/static";
    import { createElement } from "react";
    import Page from "./page.tsx";
    const { prelude } = await prerender(createElement(Page));
    console.log(await new Response(prelude).text());`,
  "route.ts": `import { serve } from "@hono/node-server";
    import { POST } from "./route.ts";
    serve({ fetch: POST, port: Number(process.env.PORT) });`,
};

let db: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
let folder: string;
let environment: Record<string, string>;
const started: ChildProcess[] = [];

beforeAll(async () => {
  db = await testDatabase();
  host = await listeningHost();
  environment = { GUILDHALL_URL: host.url, GUILDHALL_SECRET: SECRET };
  folder = mkdtempSync(join(tmpdir(), "frameworks-"));
});

afterAll(async () => {
  for (const child of started) child.kill();
  await host.close();
  await db.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The guide's two programs, each in its file, as a command that runs it. */
async function programsOf(slug: string): Promise<string[][]> {
  const source = fillIn(readFileSync(pathOf(slug), "utf8"));
  const blocks = [...source.matchAll(/^```(?:tsx?|python)\n(?:\/\/|#) (\S+)\n([\s\S]*?)^```$/gm)];
  return Promise.all(blocks.map(([, path = "", code = ""]) => runnable(slug, path.split("/").at(-1) ?? "", code)));
}

async function runnable(slug: string, name: string, code: string): Promise<string[]> {
  const file = join(folder, name);
  writeFileSync(file, code);
  if (name.endsWith(".py")) return ["python3", file];
  const outfile = join(folder, `${slug}-${name}.mjs`);
  await build({
    stdin: { contents: NEXT[name] ?? code, loader: "ts", resolveDir: folder },
    alias: { "@guildhall/sdk": resolve("lib/clients/sdk/index.ts") },
    nodePaths: [resolve("node_modules")],
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    jsx: "automatic",
    bundle: true,
    platform: "node",
    format: "esm",
    outfile,
    logLevel: "error",
  });
  return [process.execPath, outfile];
}

/** The key that a guide has a newcomer make, of an account without a creator's page. */
async function keyOf(slug: string): Promise<string> {
  const source = readFileSync(pathOf(slug), "utf8");
  const [, chosen = ""] = /Make a test key on .*?, with the scopes (.+?), and put it where/.exec(source) ?? [];
  const scopes = [...chosen.matchAll(/`([^`]+)`/g)].flatMap(([, scope = ""]) => (isScope(scope) ? [scope] : []));
  const { userId } = await makePerson();
  return (await makeApiKey("", scopes, { userId, profileId: null, livemode: false })).token;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, () => listening()));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

describe.each(GUIDES.filter(({ section }) => section === "Frameworks"))("the guide $title", ({ slug }) => {
  it.skipIf(slug === "python" && !PYTHON)("greets by name, and believes what is signed alone", async () => {
    const [first = [], server = []] = await programsOf(slug);
    const env = { ...process.env, ...environment, GUILDHALL_TOKEN: await keyOf(slug) };
    const { stdout } = await promisify(execFile)(first[0] ?? "", first.slice(1), { env });
    expect(stdout.replaceAll("<!-- -->", "")).toContain("Hello, Robin Ashby");

    const port = await freePort();
    const child = spawn(server[0] ?? "", server.slice(1), { env: { ...env, PORT: String(port) } });
    started.push(child);
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
    const send = async (secret: string) => {
      const signature = signatureHeader([secret], Math.floor(Date.now() / 1000), PAID);
      const headers = { "content-type": "application/json", "service-signature": signature };
      const answer = await fetch(`http://127.0.0.1:${port}/hooks`, { method: "POST", headers, body: PAID });
      return answer.status;
    };
    await expect.poll(() => send(SECRET).catch(() => printed)).toBe(204);
    await expect.poll(() => printed).toMatch(/^paid: \d+\n/m);
    expect(await send(newSigningSecret())).toBe(400);
    expect(printed.match(/paid:/g)).toHaveLength(1);
  });

  it("has its reader make a key that may do all that it shows", async () => {
    const headers = { authorization: `Bearer ${await keyOf(slug)}`, "content-type": "application/json" };
    const ask = async (path: string, body?: object) => {
      const post = body && { method: "POST", body: JSON.stringify(body) };
      const sent = { headers: { ...headers, "idempotency-key": path }, ...post };
      return (await fetch(`${host.url}/api/v1/webhooks/${path}`, sent)).json();
    };
    // `webhooks listen`, and `trigger` in the other terminal
    const session = await ask("inboxes", { session: true, event_types: ["*"] });
    expect(await ask("endpoints?limit=100")).toMatchObject({ data: [] });
    expect(await ask(`endpoints/${session.id}/test`, { event_type: "order.paid" })).toMatchObject({ state: "PENDING" });
    expect(await ask(`endpoints/${session.id}/messages`)).toMatchObject({ data: expect.anything() });
    const source = fillIn(readFileSync(pathOf(slug), "utf8"));
    const [, registered = "", sent = ""] =
      /^(curl -s \S+\/webhooks\/endpoints [\s\S]*?-d '([^']+)')$/m.exec(source) ?? [];
    expect(await ask("endpoints", JSON.parse(sent))).toMatchObject({ status: "enabled" });
    expect(registered).toContain('"Authorization: Bearer $GUILDHALL_TOKEN"');
  });

  it("names the packages that its programs import", () => {
    const source = readFileSync(pathOf(slug), "utf8");
    const imported = [...source.matchAll(/^import .*from "([^"]+)";$/gm)].map(([, name]) => name);
    const installed = /^npm install (.+)$/m.exec(source)?.[1]?.split(" ") ?? [];
    expect([...new Set(imported)].sort()).toEqual(installed.sort());
  });
});
