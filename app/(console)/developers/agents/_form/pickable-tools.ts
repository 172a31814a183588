import { SELLING_TOOLS } from "@/lib/contracts/agents/agent-tools";
import { AGENT_TOOLBOX, writes } from "@/lib/transports/agents/registry";
import type { PickableTool } from "./tool-picker";

/** Every tool that an agent may be allowed, for the form: a creator's own alone have those that read what creators have. */
export function pickableTools(creator: boolean): PickableTool[] {
  const selling: readonly string[] = SELLING_TOOLS;
  return AGENT_TOOLBOX.filter(({ name }) => creator || !selling.includes(name)).map((tool) => ({
    name: tool.name,
    title: tool.title,
    writes: writes(tool),
    scope: tool.access === "anonymous" ? null : tool.access.scopes[0],
  }));
}
