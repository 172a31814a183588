import { Link } from "@/app/_ui/controls/link";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { formatDuration } from "@/app/_ui/time/duration";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { RequestView } from "@/lib/domain/developers/request-logs/view";
import { StatusBadge } from "../_parts/status-badge";

type LogTableProps = {
  requests: RequestView[];
  /** Credential ids and what they are called. */
  names: ReadonlyMap<string, string>;
  hrefOf: (id: string) => string;
  now: Date;
};

/** Requests, one a row; each opens. On phones the lesser columns move under the path. */
export function LogTable({ requests, names, hrefOf, now }: LogTableProps) {
  return (
    <Table caption="Requests" className="table-fixed">
      <TableHeader>
        <tr>
          <TableHead className="w-18 pr-0">Status</TableHead>
          <TableHead>Request</TableHead>
          <TableHead className="hidden w-40 lg:table-cell">Credential</TableHead>
          <TableHead className="hidden w-24 text-right sm:table-cell">Duration</TableHead>
          <TableHead className="hidden w-36 text-right sm:table-cell">Time</TableHead>
        </tr>
      </TableHeader>
      <TableBody>
        {requests.map((request) => (
          <TableRow key={request.id} className="relative has-focus-visible:bg-muted/40">
            <TableCell className="py-2.5 pr-0 align-top">
              <StatusBadge status={request.status} />
            </TableCell>
            <TableCell className="py-2.5 align-top">
              <Link
                href={hrefOf(request.id)}
                scroll={false}
                className="block truncate font-mono text-xs leading-5 after:absolute after:inset-0"
              >
                <span className="text-muted-foreground">{request.method}</span> {request.path}
                <span className="text-muted-foreground">{request.query}</span>
              </Link>
              {request.error_code ? (
                <span className="block truncate font-mono text-muted-foreground text-xs leading-5">
                  {request.error_code}
                </span>
              ) : null}
              <span className="flex flex-wrap gap-x-3 text-muted-foreground text-xs leading-5 sm:hidden">
                <span>{formatDuration(request.duration_ms)}</span>
                <RelativeTime at={request.at} now={now} />
              </span>
            </TableCell>
            <TableCell className="hidden truncate py-2.5 align-top lg:table-cell">
              {names.get(request.credential.id) ?? request.credential.id}
            </TableCell>
            <TableCell className="hidden py-2.5 text-right align-top text-muted-foreground tabular-nums sm:table-cell">
              {formatDuration(request.duration_ms)}
            </TableCell>
            <TableCell className="hidden py-2.5 text-right align-top text-muted-foreground sm:table-cell">
              <RelativeTime at={request.at} now={now} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
