import { RotateCw } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { leftOut } from "@/app/_ui/form/filters/left-out";
import { keepsBodies } from "@/lib/domain/developers/request-logs/keep-bodies";
import { KEPT_DAYS } from "@/lib/domain/platform/partitions/partitioned";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { FilterBar } from "./filter-bar";
import { logsHref, readFilters, readRequestId } from "./filters";
import { KeepBodies } from "./keep-bodies";
import { LogList } from "./log-list";
import { OperationTable, readOperationRange } from "./operation-table";
import { RequestPanel } from "./request-panel";

export const metadata: Metadata = { title: "Logs" };

type LogsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * The creator's API requests of the last 30 days, newest first. Filters and the open request are in the address. Nothing is streamed
 * in later: the page is whole without script.
 */
export default async function LogsPage({ searchParams }: LogsPageProps) {
  const params = await searchParams;
  const filters = readFilters(params);
  const cursor = [params.cursor].flat()[0];
  const open = readRequestId(params);
  await requireUser(logsHref({ ...filters, request: open }));
  const ctx = await pageContext();
  const { now } = ctx;
  const keeps = await keepsBodies(ctx);
  return (
    <>
      <PageHeader
        title="Logs"
        lead={`Every request made with your credentials in the last ${KEPT_DAYS.logs} days: REST, GraphQL and tool calls. Credentials are never recorded.`}
        action={
          <Button asChild variant="secondary">
            <Link href={logsHref(filters)} scroll={false}>
              <RotateCw aria-hidden /> Refresh
            </Link>
          </Button>
        }
      />
      <div className="group/logs">
        <FilterBar filters={filters} vain={leftOut(filters, params, ["order_id"])} />
        <div className="transition-opacity group-has-[form[aria-busy=true]]/logs:opacity-50">
          <LogList filters={filters} cursor={cursor} now={now} />
        </div>
      </div>
      <OperationTable range={readOperationRange([params.operations].flat()[0])} />
      <div className="mt-10">
        <KeepBodies keeps={keeps} days={KEPT_DAYS.bodies} />
      </div>
      {open ? <RequestPanel id={open} keeps={keeps} closeHref={logsHref({ ...filters, cursor })} now={now} /> : null}
    </>
  );
}
