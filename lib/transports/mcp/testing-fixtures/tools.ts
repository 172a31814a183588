import type { CallToolResult, ServerContext, Tool } from "@modelcontextprotocol/server";
import { PIXEL, SILENCE } from "./content";

/** What a fixture tool does once it has all it needs. */
type Run = (ctx: ServerContext, args: Record<string, unknown>) => CallToolResult | Promise<CallToolResult>;

export const text = (words: string): CallToolResult => ({ content: [{ type: "text", text: words }] });

const image = { type: "image", data: PIXEL, mimeType: "image/png" } as const;

/** Three reports of progress, when the caller gave a token for them. */
async function progress({ mcpReq }: ServerContext): Promise<CallToolResult> {
  const progressToken = mcpReq._meta?.progressToken;
  for (const done of progressToken === undefined ? [] : [0, 50, 100]) {
    const params = { progressToken: progressToken as string | number, progress: done, total: 100 };
    await mcpReq.notify({ method: "notifications/progress", params });
  }
  return text("Done, with progress.");
}

/** One log message, which reaches only a caller that asked for messages of its level. */
async function log({ mcpReq }: ServerContext): Promise<CallToolResult> {
  await mcpReq.log("info", "A line of the fixture.");
  return text("Done, with a line of log.");
}

/** The fixture tools of the official suite that answer in one round. */
export const TOOLS: Record<string, Run> = {
  test_simple_text: () => text("This is a simple text response for testing."),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({ content: [{ type: "audio", data: SILENCE, mimeType: "audio/wav" }] }),
  test_embedded_resource: () => ({
    content: [
      {
        type: "resource",
        resource: {
          uri: "test://embedded-resource",
          mimeType: "text/plain",
          text: "This is an embedded resource content.",
        },
      },
    ],
  }),
  test_multiple_content_types: () => ({
    content: [
      { type: "text", text: "Multiple content types test:" },
      image,
      {
        type: "resource",
        resource: {
          uri: "test://mixed-content-resource",
          mimeType: "application/json",
          text: '{"test":"data","value":123}',
        },
      },
    ],
  }),
  test_error_handling: () => ({ ...text("This tool intentionally returns an error for testing"), isError: true }),
  test_tool_with_progress: progress,
  test_logging_tool: log,
  json_schema_2020_12_tool: () => text("The schema is what counts."),
};

const EMPTY = { type: "object" as const, properties: {}, additionalProperties: false };

/** Keywords of JSON Schema 2020-12 that must come through as they stand. */
const EVERY_KEYWORD: Tool["inputSchema"] = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: {
    address: {
      $anchor: "addressDef",
      type: "object",
      properties: { street: { type: "string" }, city: { type: "string" } },
    },
  },
  properties: {
    name: { type: "string" },
    address: { $ref: "#/$defs/address" },
    contactMethod: { type: "string", enum: ["phone", "email"] },
    phone: { type: "string" },
    email: { type: "string" },
  },
  allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
  if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ["phone"] },
  else: { required: ["email"] },
  additionalProperties: false,
};

/** A tool as `tools/list` shows it. */
export function listed(name: string): Tool {
  const inputSchema = name === "json_schema_2020_12_tool" ? EVERY_KEYWORD : EMPTY;
  return { name, description: `The suite's fixture ${name}.`, inputSchema };
}
