import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { codeBlocks } from "@/e2e/site/code-blocks";
import { fillIn, pathOf } from "./read";

const creator = { handle: "aiko" };
const FLAT = { kind: "flat", product_id: "prod_flat", name: "Brand audit", price_cents: 19_000, packages: [], creator };
const BASIC = { tier_id: "basic", name: "Basic", price_cents: 12_000 };
const DEAR = { tier_id: "dear", name: "Dear", price_cents: 90_000 };
const SIZES = { ...FLAT, kind: "packages", product_id: "prod_sizes", name: "Mark", packages: [BASIC, DEAR] };

/** Runs the tutorial's program, its person's yes included, where these are on sale and every order is refused. `iss` is who answers for the person. What it printed and ordered, and how it ended. */
async function run(offerings: object[], iss?: string) {
  const ordered: Record<string, unknown>[] = [];
  const tools: Record<string, (args: Record<string, unknown>) => object> = {
    get_marketplace_offerings: () => ({ offerings }),
    create_order: (args) => {
      ordered.push(args);
      return { order_id: "ord_1", order_handle: "h", amount_cents: args.maxPriceCents };
    },
    get_order_status: () => ({ approval: { status: "REFUSED", reason: "No." }, paid: false }),
  };
  const server = createServer(async (request, response) => {
    const said = await text(request);
    const { params } = request.url === "/api/mcp" ? JSON.parse(said) : { params: null };
    const structuredContent = params && tools[params.name]?.(params.arguments);
    response.end(JSON.stringify(params ? { result: { structuredContent } } : { client_id: "app", access_token: "t" }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const folder = await mkdtemp(join(tmpdir(), "buying-agent-"));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const blocks = codeBlocks(fillIn(await readFile(pathOf("build-a-buying-agent"), "utf8")));
    const contents = blocks.flatMap(({ language, code }) => (language === "ts" ? code : [])).join("\n");
    const outfile = join(folder, "agent.mjs");
    await build({ stdin: { contents, loader: "ts" }, outfile, format: "esm", platform: "node" });
    const child = spawn(process.execPath, [outfile], { env: { ...process.env, GUILDHALL_URL: url } });
    let printed = "";
    let asked = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", async (chunk) => {
        printed += chunk;
        const page = /Open this page: (\S+)\n/.exec(printed)?.[1];
        if (!page || asked) return;
        asked = true;
        const { searchParams } = new URL(page);
        const answer = new URLSearchParams({ code: "c", state: searchParams.get("state") ?? "", iss: iss ?? url });
        await fetch(`${searchParams.get("redirect_uri")}?${answer}`);
      });
    const [code] = await once(child, "close");
    return { code, printed, ordered };
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

it("the tutorial's agent orders what has a flat price as well, the dearest that fits first", async () => {
  const { code, printed, ordered } = await run([SIZES, FLAT]);
  expect(code, printed).toBe(0);
  expect(ordered).toMatchObject([
    { handle: "aiko", productId: "prod_flat", maxPriceCents: 19_000 },
    { handle: "aiko", productId: "prod_sizes", tierId: "basic", maxPriceCents: 12_000 },
  ]);
  expect(ordered[0]).not.toHaveProperty("tierId");
  expect(printed).toContain("Prepared Brand audit by aiko for $190");
});

it("the tutorial's agent says when nothing that is on sale fits", async () => {
  const { code, printed, ordered } = await run([{ ...SIZES, packages: [DEAR] }]);
  expect(code, printed).toBe(0);
  expect(ordered).toEqual([]);
  expect(printed).toContain("Nothing on sale fits");
});

it("the tutorial's agent takes no answer of another authorization server", async () => {
  const { code, printed, ordered } = await run([FLAT], "https://another.test");
  expect([code, ordered]).toEqual([1, []]);
  expect(printed).toContain("not the answer to this question");
});
