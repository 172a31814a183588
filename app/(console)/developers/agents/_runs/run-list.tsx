import { Play } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { RUN_STATUSES, type RunSummaryView } from "@/lib/contracts/agents/agent-runs";
import { listRuns } from "@/lib/domain/agents/runs/read";
import { hasEnded } from "@/lib/domain/agents/runs/wait";
import { pageContext } from "@/lib/transports/actions/session/session";
import { inputText } from "@/lib/transports/agents/input-text";
import { Live } from "../../../../_parts/live";
import { RunStatus } from "./run-status";
import { formatUsdc } from "./usdc";

type RunListProps = { agentId: string; status: (typeof RUN_STATUSES)[number] | undefined; cursor: string | undefined };

const NAMES = {
  QUEUED: "Queued",
  RUNNING: "Running",
  WAITING_FOR_APPROVAL: "Waits for you",
  SUCCEEDED: "Succeeded",
  FAILED: "Failed",
  CANCELED: "Canceled",
};

/** An agent's runs, of every state or one. */
export async function RunList({ agentId, status, cursor }: RunListProps) {
  const ctx = await pageContext();
  const query = { agent_id: agentId, status, limit: 20 };
  const page = await orFirstPage((at) => listRuns(ctx, { ...query, cursor: at }), cursor);
  const path = `/developers/agents/${agentId}`;
  const address = status ? `${path}?status=${status}&` : `${path}?`;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="max-w-full overflow-x-auto">
          <FilterLinks
            label="State of the runs"
            options={[
              { href: path, label: "All", current: status === undefined },
              ...RUN_STATUSES.filter((known) => known !== "QUEUED").map((known) => ({
                href: `${path}?status=${known}`,
                label: NAMES[known],
                current: known === status,
              })),
            ]}
          />
        </div>
        {page.data.some((run) => !hasEnded(run)) ? <Live at={ctx.now.toISOString()} every={2} /> : null}
      </div>
      {page.data.length > 0 ? (
        <RunTable runs={page.data} now={ctx.now} />
      ) : (
        <EmptyState icon={Play} title={status ? "No run is in this state" : "No runs yet"}>
          {status ? "Choose another state above." : "Give the agent a task above, and follow it step by step."}
        </EmptyState>
      )}
      <LoadMore cursor={page.next_cursor} href={`${address}cursor=`} label="Older runs" />
    </>
  );
}

function RunTable({ runs, now }: { runs: RunSummaryView[]; now: Date }) {
  return (
    <Table caption="Runs" className="table-fixed">
      <TableHeader>
        <tr>
          <TableHead>Task</TableHead>
          <TableHead className="w-28">Status</TableHead>
          <TableHead className="hidden w-18 text-right sm:table-cell lg:hidden">Steps</TableHead>
          <TableHead className="hidden w-24 text-right sm:table-cell">Cost</TableHead>
          <TableHead className="hidden w-32 text-right sm:table-cell">Started</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {runs.map((run) => (
          <TableRow key={run.id} className="relative has-focus-visible:bg-muted/40">
            <TableCell className="py-2.5">
              <Link
                href={`/developers/agents/runs/${run.id}`}
                className="wrap-anywhere line-clamp-2 after:absolute after:inset-0"
              >
                {inputText(run.input)}
              </Link>
              <span className="block text-muted-foreground text-xs sm:hidden">
                {run.step_count === 1 ? "1 step" : `${run.step_count} steps`},{" "}
                <RelativeTime at={run.created_at} now={now} />
              </span>
            </TableCell>
            <TableCell>
              <RunStatus run={run} />
            </TableCell>
            <TableCell className="hidden text-right tabular-nums sm:table-cell lg:hidden">{run.step_count}</TableCell>
            <TableCell className="hidden text-right tabular-nums sm:table-cell">
              {formatUsdc(run.cost.amount_atomic)}
            </TableCell>
            <TableCell className="hidden text-right text-muted-foreground sm:table-cell">
              <RelativeTime at={run.created_at} now={now} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
