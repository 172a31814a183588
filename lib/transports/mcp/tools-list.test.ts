import { expect, it } from "vitest";
import { listTools } from "./catalogue";
import { LISTED_PROMPTS } from "./prompts";
import { RESOURCE_TEMPLATES, RESOURCES } from "./resources";

/**
 * Clients keep what they were told: a change of it is seen here before they see it. To accept one:
 * `npx vitest run lib/transports/mcp/tools-list.test.ts -u`, the flag last.
 */
it("tells agents what it told them before", async () => {
  const told = { ...listTools(), ...LISTED_PROMPTS, ...RESOURCES, ...RESOURCE_TEMPLATES };
  await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot("./tools-list.snapshot");
});

it("says of every tool and argument what it is", () => {
  for (const { name, title, description, inputSchema, outputSchema, annotations } of listTools().tools) {
    expect(title && outputSchema && annotations, name).toBeTruthy();
    expect(description?.length, name).toBeGreaterThan(100);
    expect(inputSchema.additionalProperties, name).toBe(false);
    for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
      expect((schema as { description?: string }).description, `${name}.${argument}`).toBeTruthy();
    }
  }
});
