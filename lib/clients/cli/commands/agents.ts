import type { Command } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { moment, words } from "../terminal/format";
import { plainText } from "../terminal/plain";
import { type Column, table } from "../terminal/table";

type Agent = components["schemas"]["Agent"];
type Paging = { limit?: number; cursor?: string };

const AGENTS: Column<Agent>[] = [
  { title: "Id", of: (agent) => agent.id },
  { title: "Name", of: (agent) => agent.name, shrinks: true },
  { title: "Active", of: (agent) => (agent.active ? "yes" : "no") },
  { title: "Tools", of: (agent) => agent.tools.join(" "), shrinks: true },
  { title: "Created", of: (agent) => moment(agent.created_at) },
];

/** `agents list`, `run` and `show-run`. */
export function addAgents(program: Command, context: CommandContext): void {
  const agents = program.command("agents").description("Saved agents and their runs");

  agents
    .command("list")
    .description("List your agents")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: Paging) => {
      const page = await context.api().get("/v1/agents", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No agents.\n" : table(AGENTS, data, look)));
      nextPage(context, page.next_cursor);
    });

  agents
    .command("run")
    .description("Start a run, and wait for what comes of it, or until it waits for you, unless told")
    .argument("<id>", "The agent")
    .requiredOption("--input <text>", "What it is to do")
    .option("--no-wait", "Answer at once, with the run's id")
    .option("--idempotency-key <key>", "Starts once, however often it is sent")
    .action(
      async (
        id: string,
        { input, wait, idempotencyKey }: { input: string; wait: boolean; idempotencyKey?: string },
      ) => {
        const run = await context.api().post("/v1/agents/{id}/runs", {
          params: {
            path: { id },
            query: { sync: wait },
            header: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {},
          },
          body: { input },
        });
        context.answer(run, () => runText(run));
      },
    );

  agents
    .command("show-run")
    .description("Show a run: its steps and what came of it")
    .argument("<run-id>")
    .action(async (runId: string) => {
      const run = await context.api().get("/v1/agents/runs/{runId}", { params: { path: { runId } } });
      context.answer(run, () => runText(run));
    });
}

type Run = components["schemas"]["Run"];

function runText(run: Run): string {
  const { output, error, waiting_for: waits } = run;
  const steps = run.steps.map(({ n, tool }) => `  ${n}. ${tool}\n`).join("");
  const end = output ? `\n${plainText(typeof output === "string" ? output : JSON.stringify(output, null, 2))}\n` : "";
  const yours = waits ? `It goes on once you have decided: ${waits.approve_url}\n` : "";
  return `${run.id} is ${words(run.status)}.\n${steps}${yours}${error ? `${error.code}: ${plainText(error.message)}\n` : ""}${end}`;
}
