import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import type { Command } from "commander";
import { jsonObject } from "../arguments";
import type { CommandContext } from "../command-context";
import { callTool, listTools, textOf } from "../mcp";
import { type Column, table } from "../terminal/table";

const TOOLS: Column<Tool>[] = [
  { title: "Tool", of: (tool) => tool.name },
  { title: "Does", of: (tool) => (tool.annotations?.readOnlyHint ? "reads" : "writes") },
  { title: "Needs", of: (tool) => tool.inputSchema.required?.join(" ") || null },
  { title: "About", of: (tool) => tool.title ?? tool.description ?? null, shrinks: true },
];

/** `mcp tools` and `mcp call`. */
export function addMcp(program: Command, context: CommandContext): void {
  const mcp = program.command("mcp").description("The tool server, as agents meet it");

  mcp
    .command("tools")
    .description("List the tools; --json holds their schemas")
    .action(async () => {
      const tools = await listTools(context);
      context.answer({ tools }, (_, look) => table(TOOLS, tools, look));
    });

  mcp
    .command("call")
    .description("Call a tool")
    .argument("<tool>")
    .argument("[json]", "Its arguments, a JSON object; - is standard input", "{}")
    .action(async (tool: string, json: string) => {
      const result = await callTool(context, tool, await jsonObject(json, context.terminal, '{"handle":"demo"}'));
      context.answer(result.structuredContent ?? { content: result.content }, () => `${textOf(result).trimEnd()}\n`);
    });
}
