import { database } from "@/db/client";
import { agentRuns, agents } from "@/db/schema";
import { AGENT_TOOLS } from "@/lib/contracts/agents/agent-tools";
import { DEFAULT_LIMITS } from "@/lib/contracts/agents/form-limits";
import { idAt, newId } from "@/lib/core/values/ids";

/** An agent of a creator, or of an account by its id: embedded planner, every tool, the usual limits unless told. */
export async function makeAgent(ownerId: string, parts: Partial<typeof agents.$inferInsert> = {}): Promise<string> {
  const id = newId("agent");
  await database()
    .insert(agents)
    .values({
      id,
      ownerId,
      name: "Scout",
      instructions: "",
      model: "embedded",
      tools: [...AGENT_TOOLS],
      limits: DEFAULT_LIMITS,
      ...parts,
    });
  return id;
}

/** A run of an agent, as a signed-in owner would have started it; SUCCEEDED unless told. */
export async function makeRun(
  ownerId: string,
  agentId: string,
  parts: Partial<typeof agentRuns.$inferInsert> = {},
): Promise<string> {
  const createdAt = parts.createdAt ?? new Date();
  const id = idAt("run", createdAt, Math.random); // ids sort by the moment that the run was made
  await database()
    .insert(agentRuns)
    .values({
      id,
      ownerId,
      agentId,
      status: "SUCCEEDED",
      input: "Find a logo designer",
      brief: { instructions: "", model: "embedded", tools: [...AGENT_TOOLS], limits: DEFAULT_LIMITS },
      actor: { kind: "user", user_id: "usr_test" },
      requestId: newId("req"),
      ...parts,
      createdAt,
      dueAt: parts.dueAt ?? createdAt,
    });
  return id;
}
