import { History, SearchX } from "lucide-react";
import { wordsOf } from "@/app/_parts/audit/change-text";
import { Changes } from "@/app/_parts/audit/changes";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { AuditEntryView } from "@/lib/contracts/developers/audit";
import { listAuditLog } from "@/lib/domain/platform/audit/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { actorText } from "./actor-names";
import { type AuditFilters, auditHref, filterOf } from "./filters";

/** A page of the log, newest first. */
export async function AuditList({ filters, cursor }: { filters: AuditFilters; cursor: string | undefined }) {
  const [ctx, { id: me }] = await Promise.all([pageContext(), requireUser("/developers/audit")]);
  const page = await orFirstPage((at) => listAuditLog(ctx, { ...filterOf(filters), limit: 50, cursor: at }), cursor);
  const address = auditHref(filters);
  if (page.data.length === 0) return <Nothing filtered={address !== auditHref()} />;
  return (
    <>
      <Table caption="Audit log" className="table-fixed">
        <TableHeader>
          <tr>
            <TableHead>Action</TableHead>
            <TableHead className="hidden w-40 md:table-cell">Actor</TableHead>
            <TableHead className="hidden w-64 lg:table-cell">Target</TableHead>
            <TableHead className="w-32 text-right">Time</TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {page.data.map((entry) => (
            <Entry key={entry.id} entry={entry} me={me} now={ctx.now} />
          ))}
        </TableBody>
      </Table>
      <LoadMore
        cursor={page.next_cursor}
        href={`${address}${address.includes("?") ? "&" : "?"}cursor=`}
        label="Older entries"
      />
    </>
  );
}

function Entry({ entry, me, now }: { entry: AuditEntryView; me: string; now: Date }) {
  const { actor, target } = entry;
  const who = actorText(entry, me);
  return (
    <TableRow>
      <TableCell className="py-2.5 align-top">
        <Link
          href={auditHref({ action: entry.action })}
          className="rounded-sm font-mono text-xs leading-5 hover:underline"
        >
          {entry.action}
        </Link>
        {entry.diff ? <Changes diff={entry.diff} /> : null}
        <span className="mt-1 block text-muted-foreground text-xs md:hidden">{actor.name ?? who}</span>
        <span className="block truncate text-muted-foreground text-xs lg:hidden">
          {wordsOf(target.type)} <span className="font-mono">{target.id}</span>
        </span>
      </TableCell>
      <TableCell className="hidden py-2.5 align-top md:table-cell">
        {who}
        {actor.name ? <span className="block truncate text-xs">{actor.name}</span> : null}
        <span className="block truncate font-mono text-muted-foreground text-xs">{entry.ip ?? actor.id}</span>
      </TableCell>
      <TableCell className="hidden py-2.5 align-top lg:table-cell">
        {wordsOf(target.type)}
        <Link
          href={auditHref({ target: target.id })}
          title={target.id}
          className="block truncate rounded-sm font-mono text-muted-foreground text-xs hover:underline"
        >
          {target.id}
        </Link>
      </TableCell>
      <TableCell className="py-2.5 text-right align-top text-muted-foreground">
        <RelativeTime at={entry.at} now={now} />
      </TableCell>
    </TableRow>
  );
}

function Nothing({ filtered }: { filtered: boolean }) {
  if (!filtered) {
    return (
      <EmptyState
        icon={History}
        title="Nothing has happened yet"
        action={
          <Button asChild variant="secondary">
            <Link href="/developers/keys?new=1">Create a key</Link>
          </Button>
        }
      >
        Keys, posts, orders and settings leave an entry here when they change, no matter who changes them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title="No entry matches"
      action={
        <Button asChild variant="secondary">
          <Link href={auditHref()} scroll={false}>
            Clear filters
          </Link>
        </Button>
      }
    >
      Take a filter off or widen the time.
    </EmptyState>
  );
}
