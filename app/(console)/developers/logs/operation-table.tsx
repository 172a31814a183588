import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/app/_ui/data/table";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { formatDuration } from "@/app/_ui/time/duration";
import { OPERATION_RANGES, type OperationRange } from "@/lib/contracts/developers/request-logs";
import { number } from "@/lib/core/values/formats";
import { listOperations } from "@/lib/domain/developers/request-logs/figures/operations";
import { pageContext } from "@/lib/transports/actions/session/session";
import { referenceHref } from "../_parts/reference-href";

const RANGES = Object.keys(OPERATION_RANGES) as OperationRange[];
const NAMES: Record<OperationRange, string> = { "24h": "24 hours", "7d": "7 days" };
const SHOWN = 12;

/** The range of an address; a day when it names none. */
export function readOperationRange(text: string | undefined): OperationRange {
  return RANGES.find((range) => range === text) ?? "24h";
}

/** How the operations fare that the account calls most. */
export async function OperationTable({ range }: { range: OperationRange }) {
  const { data, truncated } = await listOperations(await pageContext(), range);
  if (data.length === 0 && range === "24h") return null;
  return (
    <section className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="font-semibold text-lg">Latency by operation</h2>
        <FilterLinks
          label="Range of the operations"
          options={RANGES.map((option) => ({
            href: option === "24h" ? "/developers/logs" : `/developers/logs?operations=${option}`,
            label: NAMES[option],
            current: option === range,
          }))}
        />
      </div>
      <Table caption="Latency by operation">
        <TableHeader>
          <tr>
            <TableHead>Operation</TableHead>
            <TableHead className="text-right">Requests</TableHead>
            <TableHead className="text-right">Errors</TableHead>
            <TableHead className="text-right">p50</TableHead>
            <TableHead className="text-right">p95</TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {data.slice(0, SHOWN).map(({ operation, requests, errors, p50_ms, p95_ms }) => (
            <TableRow key={operation}>
              <TableCell className="max-w-40 truncate font-mono text-xs">
                <a href={referenceHref(operation)} className="rounded-sm underline-offset-4 hover:underline">
                  {operation}
                </a>
              </TableCell>
              <TableCell className="text-right tabular-nums">{number.format(requests)}</TableCell>
              <TableCell className="text-right tabular-nums">{number.format(errors)}</TableCell>
              <TableCell className="text-right tabular-nums">{formatDuration(p50_ms)}</TableCell>
              <TableCell className="text-right tabular-nums">{formatDuration(p95_ms)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="text-muted-foreground text-xs">
        {truncated ? "Of the newest 100,000 requests. " : ""}The most called first; time in the service, without the
        network.
      </p>
    </section>
  );
}
