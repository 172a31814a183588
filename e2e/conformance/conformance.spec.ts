import type { APIRequestContext, APIResponse } from "playwright/test";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { includesTier, PLAN_TIERS } from "@/lib/contracts/tiers";
import { type Caller, keyed, makeCaller } from "../api/callers";
import { expect, test } from "../api/described";
import { filled, type Given, makeRowOwner } from "./given";
import { REST_ROWS, type RestRow, TIER_ROWS, TOOL_ROWS } from "./rows";
import { limitRules, oauthRules, orderRules, webhookRules } from "./rules";
import { committed, rendered, type Section } from "./table";
import { CHOICES, WINDOWS } from "./windows";

const MCP = "/api/mcp";
let owner: Caller;
let given: Given;

test.beforeAll(async () => {
  ({ owner, given } = await makeRowOwner());
});

test("every row of the specification answers as it says, and as docs/conformance.md says", async ({ api, baseURL }) => {
  test.setTimeout(120_000);
  const page = rendered([
    await restSection(api),
    await tierSection(api),
    await toolSection(api),
    await orderRules(api, given),
    await oauthRules(baseURL ?? ""),
    await webhookRules(api),
    await limitRules(api, owner),
    WINDOWS,
    CHOICES,
  ]);
  expect(committed(page)).toBe(page);
});

async function restSection(api: APIRequestContext): Promise<Section> {
  const scopeless = await makeCaller([], { tier: "ENTERPRISE" });
  const rows: string[][] = [];
  for (const row of REST_ROWS) {
    const { method, path, scope = "not stated", query } = row;
    const full = await call(api, row, owner.headers);
    expect(full.status(), `${method} ${path}: ${await full.text()}`).toBe(row.answers);
    const open = !row.scope || row.scope === "public";
    const anonymous = await call(api, row, {});
    const without = open ? "" : await told(await call(api, row, scopeless.headers));
    expect(anonymous.status(), `${method} ${path} without a credential`).toBe(open ? row.answers : 401);
    if (!open) expect(without).toBe("403 `insufficient_scope`");
    const shown = `\`${method} ${path}${query ? `?${query}` : ""}\``;
    rows.push([shown, `\`${scope}\``, String(full.status()), await told(anonymous), without]);
  }
  const head = ["row", "scope", "answers", "without a credential", "without the scope"];
  return { title: "4.1 REST", head, rows };
}

async function tierSection(api: APIRequestContext): Promise<Section> {
  const rows: string[][] = [];
  for (const { method, path, tier } of TIER_ROWS) {
    const row = REST_ROWS.find((each) => each.method === method && each.path === path) as RestRow;
    const cells: string[] = [];
    for (const plan of PLAN_TIERS) {
      const caller = await makeCaller(ALL_SCOPES, { tier: plan });
      const answer = await call(api, row, caller.headers);
      const blocked = await told(answer);
      if (includesTier(plan, tier)) expect(answer.status(), `${method} ${path} on ${plan}`).not.toBe(402);
      else expect(blocked, `${method} ${path} on ${plan}`).toBe("402 `tier_gate_blocked`");
      cells.push(answer.status() === 402 ? blocked : "open");
    }
    rows.push([`\`${method} ${path}\``, tier, ...cells]);
  }
  return { title: "4.2 Tier gates", head: ["row", "least plan", ...PLAN_TIERS], rows };
}

async function toolSection(api: APIRequestContext): Promise<Section> {
  const listed = await rpc<{ tools: { name: string; annotations: { readOnlyHint: boolean } }[] }>(
    api,
    "tools/list",
    {},
  );
  const rows: string[][] = [];
  for (const row of TOOL_ROWS) {
    const tool = listed.tools.find(({ name }) => name === row.name);
    expect(tool, `${row.name} is listed`).toBeDefined();
    const params = { name: row.name, arguments: filled(row.arguments, given) };
    const result = await rpc<{ isError?: boolean; content: { type: string; text: string }[] }>(
      api,
      "tools/call",
      params,
    );
    expect(result.isError ?? false, `${row.name}: ${result.content[0]?.text}`).toBe(false);
    const kinds = [...new Set(result.content.map(({ type }) => type))].join(", ");
    expect(tool?.annotations.readOnlyHint, row.name).toBe(row.kind === "read");
    rows.push([`\`${row.name}\``, Object.keys(row.arguments).join(", "), row.kind, kinds]);
  }
  return { title: "4.3 Tools", head: ["tool", "called with", "kind", "content"], rows };
}

/** Calls a row; with agent runs and other things of the owner only the owner gets at them, which is what is looked at elsewhere. */
function call(api: APIRequestContext, row: RestRow, headers: Record<string, string>): Promise<APIResponse> {
  const path = filled(row.path, given);
  return api.fetch(`/api${path}${row.query ? `?${row.query}` : ""}`, {
    method: row.method,
    headers: row.method === "POST" ? keyed(headers) : headers,
    ...(row.body ? { data: filled(row.body, given) } : {}),
  });
}

async function told(answer: APIResponse): Promise<string> {
  if (answer.status() < 400) return String(answer.status());
  const { error } = (await answer.json()) as { error: { code: string } };
  return `${answer.status()} \`${error.code}\``;
}

async function rpc<T>(api: APIRequestContext, method: string, params: object): Promise<T> {
  const answer = await api.post(MCP, { data: { jsonrpc: "2.0", id: 1, method, params } });
  const body = (await answer.json()) as { result?: T };
  expect(answer.status(), JSON.stringify(body)).toBe(200);
  expect(body.result, JSON.stringify(body)).toBeDefined();
  return body.result as T;
}
