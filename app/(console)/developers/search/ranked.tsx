import { SearchX } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import type { ExplainedResult, ExplainedSearch, Part } from "@/lib/domain/network/search/showing/explain";

const figure = (value: number) => value.toFixed(3);

/** The first results, each with the sum that its score is. */
export function Ranked({ explained: { results, understood } }: { explained: ExplainedSearch }) {
  if (results.length === 0)
    return (
      <EmptyState icon={SearchX} title={understood?.words === "" ? "Nothing was ranked" : "Nothing fits well enough"}>
        {understood?.words === ""
          ? "The query names no matter, only filters: results stand by trust alone."
          : "What fits too little is not shown."}
      </EmptyState>
    );
  return (
    <section aria-labelledby="ranked" className="grid gap-3">
      <h2 id="ranked" className="font-semibold text-lg">
        Why each result stands where it does
      </h2>
      <ol className="grid gap-3">
        {results.map((result, at) => (
          <Result key={result.id} place={at + 1} result={result} />
        ))}
      </ol>
    </section>
  );
}

function Result({ place, result }: { place: number; result: ExplainedResult }) {
  const { name, path, score, trades, words, held, factors } = result;
  return (
    <li className="rounded-md border border-border bg-card p-4 shadow-sm sm:p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere">
          <span className="text-muted-foreground tabular-nums">{place}.</span>{" "}
          <Link href={path} className="rounded-sm font-medium hover:underline">
            {name}
          </Link>
        </span>
        <span className="font-semibold tabular-nums">{figure(score)}</span>
      </p>
      <ul className="mt-3 grid gap-1 text-sm">
        {trades.map((part) => (
          <Line key={`t ${part.label}`} label={`Offers ${part.label}`} value={`+ ${figure(part.adds)}`} part={part} />
        ))}
        {words.map((part) => (
          <Line key={`w ${part.label}`} label={`Says “${part.label}”`} value={`+ ${figure(part.adds)}`} part={part} />
        ))}
        <Line
          label={`Has ${Math.round(held.part * 100)} % of what was said`}
          value={`+ ${figure(held.adds)}`}
          part={{ label: "held", adds: held.adds }}
        />
        {factors.map(({ label, times }) => (
          <Line key={`f ${label}`} label={label} value={`× ${figure(times)}`} />
        ))}
      </ul>
    </li>
  );
}

/** A part of the sum, with a bar for how much it adds. */
function Line({ label, value, part }: { label: string; value: string; part?: Part }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4rem_5rem] items-center gap-3">
      <span className="wrap-anywhere text-muted-foreground">{label}</span>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-muted">
        {part ? (
          <span
            className="block h-full rounded-full bg-primary"
            style={{ width: `${Math.min(100, Math.round(part.adds * 100))}%` }}
          />
        ) : null}
      </span>
      <span className="text-right tabular-nums">{value}</span>
    </li>
  );
}
