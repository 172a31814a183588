"use client";

import { Checkbox } from "@/app/_ui/controls/checkbox";
import { Link } from "@/app/_ui/controls/link";
import { TableCell, TableRow } from "@/app/_ui/data/table";
import { formatDuration } from "@/app/_ui/time/duration";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { DeliveryView } from "@/lib/contracts/developers/webhooks/deliveries";
import { Countdown } from "../../../_parts/countdown";
import { StatusBadge } from "../../../_parts/status-badge";
import { deliveryHref } from "../../_deliveries/delivery-href";
import { DeliveryState, DeliveryTrigger } from "../../_deliveries/delivery-state";

type DeliveryRowProps = {
  delivery: DeliveryView;
  now: string;
  /** Undefined where nothing can be chosen. */
  chosen?: boolean;
  toggle: (id: string) => void;
};

/** The lesser columns: on phones, and next to the endpoint's settings while the window is not wide, they move under the event. */
export const ROOMY = "hidden sm:table-cell lg:hidden xl:table-cell";

/** One delivery; its event leads to its page. */
export function DeliveryRow({ delivery, now, chosen, toggle }: DeliveryRowProps) {
  const { id, event_type, last_attempt: last, next_attempt_at: next } = delivery;
  return (
    <TableRow>
      <TableCell className="w-px py-3 pr-0 align-top">
        {chosen === undefined ? null : (
          <Checkbox
            name="delivery_ids[]"
            value={id}
            checked={chosen}
            onChange={() => toggle(id)}
            aria-label={`Choose ${event_type} ${id}`}
            className="mt-0.5"
          />
        )}
      </TableCell>
      <TableCell className="w-px py-3 align-top">
        <div className="grid justify-items-start gap-1">
          <DeliveryState delivery={delivery} />
          {next && delivery.attempt_count > 0 ? (
            <span className="text-muted-foreground text-xs">
              <Countdown to={next} now={now} />
            </span>
          ) : null}
        </div>
      </TableCell>
      <TableCell className="w-full max-w-0 py-3 align-top">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={deliveryHref(id)}
            title={event_type}
            className="min-w-0 truncate rounded-sm font-mono text-xs leading-5 underline-offset-4 hover:underline"
          >
            {event_type}
          </Link>
          <DeliveryTrigger delivery={delivery} />
        </span>
        <span className="block truncate font-mono text-muted-foreground text-xs leading-5">{id}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-xs sm:hidden lg:flex xl:hidden">
          {last ? <Answer last={last} attempts={delivery.attempt_count} /> : null}
          <RelativeTime at={delivery.created_at} now={new Date(now)} />
        </span>
      </TableCell>
      <TableCell className={`${ROOMY} py-3 align-top`}>
        <div className="w-30">
          {last ? (
            <Answer last={last} attempts={delivery.attempt_count} />
          ) : (
            <span className="text-muted-foreground">–</span>
          )}
        </div>
      </TableCell>
      <TableCell className={`${ROOMY} py-3 text-right align-top text-muted-foreground`}>
        <RelativeTime at={delivery.created_at} now={new Date(now)} />
      </TableCell>
    </TableRow>
  );
}

type AnswerProps = { last: NonNullable<DeliveryView["last_attempt"]>; attempts: number };

function Answer({ last, attempts }: AnswerProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 whitespace-nowrap">
      {last.status === null ? <span className="text-danger-ink">No answer</span> : <StatusBadge status={last.status} />}
      <span className="text-muted-foreground text-xs tabular-nums">{formatDuration(last.latency_ms)}</span>
      {attempts > 1 ? <span className="text-muted-foreground text-xs">after {attempts} attempts</span> : null}
    </span>
  );
}
