import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { Markdown } from "@/app/_ui/text/markdown";
import { formatDuration } from "@/app/_ui/time/duration";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { RunView } from "@/lib/contracts/agents/agent-runs";
import { getRun } from "@/lib/domain/agents/runs/read";
import { hasEnded } from "@/lib/domain/agents/runs/wait";
import { getAgent } from "@/lib/domain/agents/saved/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { inputText } from "@/lib/transports/agents/input-text";
import { Live } from "../../../../../_parts/live";
import { Detail, DetailList } from "../../../_parts/detail";
import { PageHeader } from "../../../_parts/page-header";
import { CancelRun } from "../../_runs/cancel-run";
import { RunStatus } from "../../_runs/run-status";
import { RunSteps } from "../../_runs/run-steps";
import { formatUsdc } from "../../_runs/usdc";

export const metadata: Metadata = { title: "Run" };

/** One run, followed while it is under way: its steps, what came of it, what it cost. */
export default async function RunPage({ params }: { params: Promise<{ runId: string }> }) {
  const { runId } = await params;
  await requireUser(`/developers/agents/runs/${runId}`);
  const ctx = await pageContext();
  const run = await orNotFound(getRun(ctx, runId));
  const agent = await orNotFound(getAgent(ctx, run.agent_id));
  const open = !hasEnded(run);
  return (
    <>
      <PageHeader
        title={`Run of ${agent.name}`}
        parent={{ label: agent.name, href: `/developers/agents/${agent.id}` }}
        lead={inputText(run.input)}
        action={open ? <CancelRun id={run.id} asked={run.cancel_requested} /> : undefined}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {run.waiting_for ? <Waits waiting={run.waiting_for} now={ctx.now} /> : null}
          <Outcome run={run} />
          <section aria-labelledby="steps" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="steps" className="font-semibold text-lg">
                Steps
              </h2>
              {open ? <Live at={ctx.now.toISOString()} every={run.waiting_for ? 5 : 1} /> : null}
            </div>
            <RunSteps run={run} />
          </section>
        </div>
        <Facts run={run} agentName={agent.name} now={ctx.now} />
      </div>
    </>
  );
}

/** What the run waits for, and the way there. */
function Waits({ waiting, now }: { waiting: NonNullable<RunView["waiting_for"]>; now: Date }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-md bg-warning-tint p-5 text-warning-ink">
      <p className="min-w-0">
        It waits for your word, since <RelativeTime at={waiting.since} now={now} />, and goes on by itself once you have
        decided.
      </p>
      <Button asChild>
        <Link href={`/approvals#${waiting.approval_id}`}>Decide</Link>
      </Button>
    </div>
  );
}

function Outcome({ run }: { run: RunView }) {
  if (run.error) {
    return (
      <div className="grid gap-1 rounded-md bg-danger-tint p-5 text-danger-ink">
        <code className="text-xs">{run.error.code}</code>
        {run.error.code === "unsupported_intent" ? (
          <p className="font-medium">It cannot be carried out in full, so nothing was ordered, sent or changed.</p>
        ) : null}
        <p className="wrap-anywhere">{run.error.message}</p>
      </div>
    );
  }
  if (!run.output) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Answer</CardTitle>
      </CardHeader>
      <CardContent className="wrap-anywhere min-w-0 pt-3">
        <Markdown topLevel={3}>{run.output.text}</Markdown>
      </CardContent>
    </Card>
  );
}

function Facts({ run, agentName, now }: { run: RunView; agentName: string; now: Date }) {
  const { started_at: started, finished_at: finished } = run;
  return (
    <Card>
      <CardContent className="grid gap-4">
        <RunStatus run={run} />
        <DetailList>
          <Detail name="Cost">{formatUsdc(run.cost.amount_atomic)}</Detail>
          <Detail name="Steps">{run.step_count}</Detail>
          <Detail name="Started">
            <RelativeTime at={run.created_at} now={now} />
          </Detail>
          <Detail name="Took">
            {started && finished ? formatDuration(Date.parse(finished) - Date.parse(started)) : "not ended yet"}
          </Detail>
          <Detail name="Agent">
            <Link
              href={`/developers/agents/${run.agent_id}`}
              className="rounded-sm text-primary-ink underline underline-offset-4"
            >
              {agentName}
            </Link>
          </Detail>
          <Detail name="Id">
            <Copyable value={run.id} label="run id" />
          </Detail>
        </DetailList>
      </CardContent>
    </Card>
  );
}
