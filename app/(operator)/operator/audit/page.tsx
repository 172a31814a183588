import { History } from "lucide-react";
import { wordsOf } from "@/app/_parts/audit/change-text";
import { Changes } from "@/app/_parts/audit/changes";
import { Link } from "@/app/_ui/controls/link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { AuditEntryView } from "@/lib/contracts/developers/audit";
import { listOperatorActs } from "@/lib/domain/operators/audit/read";
import { pageContext } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { titled } from "../_parts/titled";

export const generateMetadata = titled("Audit log");

type AuditPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What operators did that is in no account's log, newest first. */
export default async function OperatorAuditPage({ searchParams }: AuditPageProps) {
  const ctx = await pageContext();
  const cursor = [(await searchParams).cursor].flat()[0];
  const page = await orNotFound(orFirstPage((at) => listOperatorActs(ctx, at), cursor));
  return (
    <>
      <PageHeader
        title="Audit log"
        lead="What operators decided and changed for the whole service. What was done to an account is on its own page."
      />
      {page.data.length === 0 ? (
        <EmptyState icon={History} title="Nothing has been decided yet">
          Decided cases, words of the list, sent mails and roles appear here, the newest first.
        </EmptyState>
      ) : (
        <Table caption="What operators did" className="table-fixed">
          <TableHeader>
            <tr>
              <TableHead>Action</TableHead>
              <TableHead className="hidden w-40 md:table-cell">Operator</TableHead>
              <TableHead className="hidden w-64 lg:table-cell">Target</TableHead>
              <TableHead className="w-32 text-right">Time</TableHead>
            </tr>
          </TableHeader>
          <TableBody>
            {page.data.map((entry) => (
              <Act key={entry.id} entry={entry} now={ctx.now} />
            ))}
          </TableBody>
        </Table>
      )}
      <LoadMore cursor={page.next_cursor} href="/operator/audit?cursor=" label="Older entries" />
    </>
  );
}

/** Pages of what operators act on, by its kind. */
const PAGES: Record<string, string> = { case: "/operator/cases/", user: "/operator/accounts/" };

function Act({ entry, now }: { entry: AuditEntryView; now: Date }) {
  const { actor, target } = entry;
  const who = actor.name ?? (actor.kind === "system" ? "Command line" : "Somebody who left");
  return (
    <TableRow>
      <TableCell className="py-2.5 align-top">
        <span className="font-mono text-xs leading-5">{entry.action}</span>
        {entry.diff ? <Changes diff={entry.diff} /> : null}
        <span className="mt-1 block text-muted-foreground text-xs md:hidden">{who}</span>
        <span className="block truncate text-muted-foreground text-xs lg:hidden">
          {wordsOf(target.type)} <Target target={target} />
        </span>
      </TableCell>
      <TableCell className="hidden py-2.5 align-top md:table-cell">
        {who}
        <span className="block truncate font-mono text-muted-foreground text-xs">{actor.id}</span>
      </TableCell>
      <TableCell className="hidden py-2.5 align-top lg:table-cell">
        {wordsOf(target.type)}
        <span className="block truncate text-muted-foreground text-xs">
          <Target target={target} />
        </span>
      </TableCell>
      <TableCell className="py-2.5 text-right align-top text-muted-foreground">
        <RelativeTime at={entry.at} now={now} />
      </TableCell>
    </TableRow>
  );
}

function Target({ target }: { target: AuditEntryView["target"] }) {
  const page = PAGES[target.type];
  if (!page) return <span className="font-mono">{target.id}</span>;
  return (
    <Link href={`${page}${target.id}`} title={target.id} className="rounded-sm font-mono hover:underline">
      {target.id}
    </Link>
  );
}
