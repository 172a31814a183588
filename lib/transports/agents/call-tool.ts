import type { Context } from "@/lib/core/context";
import { DomainError, isUnavailable } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { noteAsked } from "@/lib/domain/agents/runs/await-person";
import type { RunClaim } from "@/lib/domain/agents/runs/claim";
import { endStep, holdForWrite, type NewStep } from "@/lib/domain/agents/runs/steps";
import { count } from "@/lib/domain/platform/access/counters";
import { requireOwnerId } from "@/lib/domain/platform/access/require";
import { asDomainError } from "@/lib/transports/http/answering/respond";
import type { Tool } from "@/lib/transports/mcp/tool";
import { askedFor } from "./buying";
import { agentTool, writes } from "./registry";

/** Results beyond this are not kept whole: the text says what there was. */
const MOST_RESULT_BYTES = 256 * 1024;
const MOST_TEXT = 20_000;

/** What a call came to; `result` of a failed one is its error's code, for the planner. */
export type Made = { state: "DONE" | "FAILED"; result: unknown; text: string };

/** The worker that made the call has lost the run to another: what it did is rolled back. */
export class LostClaim extends Error {}

/**
 * Makes the call of a step that is on record as STARTED, and puts its outcome on record. A read is made and then recorded: a repeat
 * after a crash harms nobody. A write and its record commit in one transaction, which holds the run: it happens once, no matter who makes it,
 * however often; files that it brings are had before. Throws `LostClaim`, and what says that the database is away: the step is made again when it is back.
 */
export async function callTool(ctx: Context, claim: RunClaim, step: NewStep, now: () => Date): Promise<Made> {
  const tool = agentTool(step.tool);
  const began = now().getTime();
  const duration = () => Math.max(0, now().getTime() - began);
  if (!tool || !claim.brief.tools.includes(step.tool)) {
    const refused = failure(`The agent is not allowed to use ${step.tool}.`, "forbidden");
    return record(claim, step.n, refused, duration());
  }
  try {
    await limit(ctx, tool);
    if (!writes(tool)) return await record(claim, step.n, done(await tool.invoke(ctx, step.arguments)), duration());
    const { asked, ...made } = await tool.invokeWithin(ctx, step.arguments, (invoke) =>
      transaction(ctx, async (tx, inside) => {
        if (!(await holdForWrite(tx, claim))) throw new LostClaim();
        const answer = await invoke(inside);
        const made = done(answer);
        if (!(await endStep(claim, step.n, { ...made, durationMs: duration() }, tx))) throw new LostClaim();
        const asked = await askedFor(inside, step.tool, answer.output);
        if (asked && !(await noteAsked(tx, claim, asked, now()))) throw new LostClaim();
        return { ...made, asked };
      }),
    );
    // committed: from here on the run waits
    if (asked) Object.assign(claim, { waitsFor: asked, waitsSince: now() });
    return made;
  } catch (error) {
    if (error instanceof LostClaim || isUnavailable(error)) throw error;
    return record(claim, step.n, failed(ctx, step.tool, error), duration());
  }
}

/** A tool's calls per minute hold for an account's runs as they do for an address. */
async function limit(ctx: Context, tool: Tool): Promise<void> {
  const key = `run:${tool.name}:${requireOwnerId(ctx)}`;
  const [standing] = await count([{ key, limit: tool.perMinute, windowSeconds: 60 }], ctx.now);
  if (standing && !standing.allowed) {
    const wait = `Retry in ${standing.resetSeconds} s.`;
    throw new DomainError("rate_limit_exceeded", `${tool.name} takes ${tool.perMinute} calls per minute. ${wait}`);
  }
}

async function record(claim: RunClaim, n: number, made: Made, durationMs: number): Promise<Made> {
  if (!(await endStep(claim, n, { ...made, durationMs }))) throw new LostClaim();
  return made;
}

function done({ text, output }: { text: string; output: Record<string, unknown> }): Made {
  const tooLong = Buffer.byteLength(JSON.stringify(output)) > MOST_RESULT_BYTES;
  return { state: "DONE", result: tooLong ? { truncated: true } : output, text: text.slice(0, MOST_TEXT) };
}

function failure(text: string, code: string): Made {
  return { state: "FAILED", result: { code }, text };
}

function failed(ctx: Context, tool: string, error: unknown): Made {
  const known = asDomainError(error);
  if (known.status >= 500 && known !== error)
    ctx.log.error({ err: error, request_id: ctx.requestId, tool }, "tool failed");
  return failure(known.message, known.code);
}
