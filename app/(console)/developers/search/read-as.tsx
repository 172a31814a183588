import type { ReactNode } from "react";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { formatMoney } from "@/lib/core/values/money";
import type { ExplainedSearch } from "@/lib/domain/network/search/showing/explain";

/** What a query was taken to say. */
export function ReadAs({ query, explained }: { query: string; explained: ExplainedSearch }) {
  const { understood, corrections, readAs, relaxed } = explained;
  const said: [string, ReactNode][] = [
    ...(readAs
      ? [
          ["Corrected", corrections.map(({ from, to }) => `${from} → ${to}`).join(", ") || `read as “${readAs}”`] as [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(understood
      ? ([
          ["Trades", understood.concepts.map(({ name, phrase }) => `${name} (“${phrase}”)`).join(", ")],
          ["Words", understood.words],
          ["Place", understood.place && `${understood.place.name} (“${understood.place.phrase}”)`],
          ["Language", understood.language && `${understood.language.name} (“${understood.language.phrase}”)`],
          ["Highest price", understood.max_price_cents && formatMoney(understood.max_price_cents)],
          ["Delivered within", understood.max_delivery_days && `${understood.max_delivery_days} days`],
          ["Free within", understood.available_within_days && `${understood.available_within_days} days`],
          ["Not wanted", understood.excluded.map((phrase) => `“${phrase}”`).join(", ")],
          ["Cheap", understood.cheap && "low prices count more"],
        ] as [string, ReactNode][])
      : []),
    ["Gave way", relaxed.map(({ phrase }) => `“${phrase}”`).join(", ")],
  ];
  return (
    <Card>
      <CardHeader>
        <CardTitle>What was understood</CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted-foreground">Asked</dt>
          <dd className="wrap-anywhere">{query}</dd>
          {said
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
        </dl>
      </CardContent>
    </Card>
  );
}
