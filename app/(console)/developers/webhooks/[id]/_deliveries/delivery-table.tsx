"use client";

import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { Table, TableBody, TableHead, TableHeader } from "@/app/_ui/data/table";
import { toast } from "@/app/_ui/feedback/toast";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { DeliveryView } from "@/lib/contracts/developers/webhooks/deliveries";
import { replaySelectionAction } from "../actions";
import { DeliveryRow, ROOMY } from "./delivery-row";

type DeliveryTableProps = {
  deliveries: DeliveryView[];
  now: string;
  /** Whether the endpoint takes replays: a disabled one does not. */
  replayable: boolean;
};

/** Deliveries, one a row; those that are ticked can be replayed together. */
export function DeliveryTable({ deliveries, now, replayable }: DeliveryTableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const replay = withSuccess(replaySelectionAction, (count) => {
    setChosen(new Set());
    toast.success(count === 1 ? "1 delivery replayed" : `${count} deliveries replayed`);
  });
  const { state, pending, formProps } = useActionForm(replay);
  const shown = deliveries.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const toggleAll = () =>
    setChosen(shown.length === deliveries.length ? new Set() : new Set(deliveries.map(({ id }) => id)));
  return (
    <form {...formProps} aria-label="Deliveries to replay" className="grid gap-2">
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <Table caption="Deliveries">
        <TableHeader>
          <tr>
            <TableHead className="w-px pr-0">
              {replayable ? (
                <Checkbox
                  aria-label="Choose all deliveries on this page"
                  checked={shown.length === deliveries.length}
                  onChange={toggleAll}
                />
              ) : null}
            </TableHead>
            <TableHead>State</TableHead>
            <TableHead>Event</TableHead>
            <TableHead className={ROOMY}>Last answer</TableHead>
            <TableHead className={`${ROOMY} text-right`}>Created</TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              now={now}
              chosen={replayable ? chosen.has(delivery.id) : undefined}
              toggle={toggle}
            />
          ))}
        </TableBody>
      </Table>
      {shown.length > 0 ? (
        <div className="sticky bottom-3 flex items-center justify-between gap-3 rounded-md border border-border bg-popover px-4 py-2.5 shadow-lg">
          <span aria-live="polite" className="text-sm tabular-nums">
            {shown.length} chosen
          </span>
          <SubmitButton size="sm" pending={pending}>
            <RotateCcw aria-hidden /> Replay selected
          </SubmitButton>
        </div>
      ) : null}
    </form>
  );
}
