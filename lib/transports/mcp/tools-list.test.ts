import { expect, it } from "vitest";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import type { Actor } from "@/lib/core/context";
import { BUYER_TOOLS, listTools, OPEN_TOOLS } from "./catalogue";
import { LISTED_PROMPTS } from "./prompts";
import { RESOURCE_TEMPLATES, RESOURCES } from "./resources";

/** An app of a buyer, which is shown everything. */
const BUYERS_APP: Actor = {
  kind: "credential",
  credential: { kind: "oauth", id: "grant_1", prefix: null, clientId: "app", expiresAt: null, livemode: true },
  userId: "usr_1",
  profileId: null,
  handle: null,
  displayName: "Robin",
  tier: "FREE",
  scopes: ALL_SCOPES,
};

/**
 * Clients keep what they were told: a change of it is seen here before they see it. To accept one:
 * `npx vitest run lib/transports/mcp/tools-list.test.ts -u`, the flag last.
 */
it("tells agents what it told them before", async () => {
  const told = { ...listTools(BUYERS_APP), ...LISTED_PROMPTS, ...RESOURCES, ...RESOURCE_TEMPLATES };
  await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot("./tools-list.snapshot");
});

it("says of every tool and argument what it is", () => {
  for (const { name, title, description, inputSchema, outputSchema, annotations } of listTools(BUYERS_APP).tools) {
    expect(title && outputSchema && annotations, name).toBeTruthy();
    expect(description?.length, name).toBeGreaterThan(100);
    expect(inputSchema.additionalProperties, name).toBe(false);
    for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
      expect((schema as { description?: string }).description, `${name}.${argument}`).toBeTruthy();
    }
  }
});

it("shows a buyer's tools to those who may call them, and to nobody else", () => {
  const names = (actor: Actor) => listTools(actor).tools.map(({ name }) => name);
  const open = OPEN_TOOLS.map(({ name }) => name);
  expect(names({ kind: "anonymous" })).toEqual(open);
  expect(names({ ...BUYERS_APP, scopes: ["orders:write", "posts:read"] })).toEqual(open);
  expect(names({ ...BUYERS_APP, scopes: ["purchases:read"] })).toEqual([...open, "list_my_orders"]);
  expect(names(BUYERS_APP)).toEqual([...open, ...BUYER_TOOLS.map(({ name }) => name)]);
});
