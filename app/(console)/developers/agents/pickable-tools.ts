import { AGENT_TOOLBOX, writes } from "@/lib/transports/agents/registry";
import type { PickableTool } from "./tool-picker";

/** Every tool that an agent may be allowed, for the form. */
export function pickableTools(): PickableTool[] {
  return AGENT_TOOLBOX.map((tool) => ({
    name: tool.name,
    title: tool.title,
    writes: writes(tool),
    scope: tool.access === "anonymous" ? null : tool.access.scopes[0],
  }));
}
