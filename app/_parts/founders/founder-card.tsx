import { Rocket } from "lucide-react";
import { Badge } from "../../_ui/looks/badge";
import { Card, CardContent, CardTitle } from "../../_ui/looks/card";
import { INTENT_LABELS, type Intent, STAGE_LABELS, type Stage } from "./founder-labels";

type FounderCardProps = { card: { building: string; stage: Stage; intent: readonly Intent[]; raising: boolean } };

/** What a founder builds, how far it is, and what for they may be asked. */
export function FounderCard({ card }: FounderCardProps) {
  return (
    <Card>
      <CardContent className="grid gap-3">
        <CardTitle className="flex items-center gap-2">
          <Rocket aria-hidden className="size-5 text-primary" />
          Building
        </CardTitle>
        <p className="wrap-anywhere">{card.building || "What you build stands here."}</p>
        <ul className="flex flex-wrap gap-1.5">
          <li>
            <Badge tone="outline">{STAGE_LABELS[card.stage]}</Badge>
          </li>
          {card.raising ? (
            <li>
              <Badge tone="success">Raising now</Badge>
            </li>
          ) : null}
          {card.intent.map((intent) => (
            <li key={intent}>
              <Badge tone="primary">{INTENT_LABELS[intent]}</Badge>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
