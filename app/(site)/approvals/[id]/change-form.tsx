"use client";

import { CreditCard } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { briefComplaints } from "@/app/_parts/orders/brief/brief-complaints";
import { BriefFields } from "@/app/_parts/orders/brief/brief-fields";
import { BriefFiles, useBriefFiles } from "@/app/_parts/orders/brief/brief-files";
import { inputOf, stateOf } from "@/app/_parts/orders/brief/brief-state";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card } from "@/app/_ui/looks/card";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { Spending } from "@/lib/contracts/trade/spending";
import { type PriceList, type Selection, type SelectionTotal, totalOf } from "../../[handle]/products/[slug]/selection";
import { SummaryLines } from "../../[handle]/products/[slug]/summary-lines";
import { changeAction } from "../actions";
import { LimitsAfter } from "./limits-after";

type ChangeFormProps = {
  id: string;
  orderId: string;
  since: string;
  app: string;
  creator: string;
  /** Null where nothing else can be chosen. */
  prices: PriceList | null;
  chosen: Selection;
  /** What the order comes to as it is: choices that stay keep its price. */
  ordered: SelectionTotal;
  spending: Spending | null;
  brief: OrderBriefView;
  /** The radios `tier_id` and the checkboxes `addon_ids[]`, rendered on the server. */
  children: ReactNode;
};

/** Other choices and another brief for an order that waits: with a live total and what it leaves of the app's limits. */
export function ChangeForm(props: ChangeFormProps) {
  const { id, orderId, since, app, creator, prices, chosen, ordered, spending, brief, children } = props;
  const [selection, select] = useState(chosen);
  const [told, tell] = useState(() => stateOf(brief));
  const { uploading, together } = useBriefFiles();
  const { state, pending, errors, formProps } = useActionForm(changeAction);
  const errorOf = briefComplaints(errors, brief.requirements);
  const { ref } = formProps;
  // what was chosen before the page came to life, or is chosen still after a way back, is what the form sends
  useEffect(() => {
    if (ref.current) select(selectionIn(ref.current));
  }, [ref]);
  const total = prices && !isSame(selection, chosen) ? totalOf(prices, selection) : ordered;
  const said = JSON.stringify(inputOf(told));
  const rewritten = said !== JSON.stringify(inputOf(stateOf(brief)));
  const untouched = isSame(selection, chosen) && !rewritten;
  return (
    <form
      {...formProps}
      onChange={(event: FormEvent<HTMLFormElement>) => select(selectionIn(event.currentTarget))}
      autoComplete="off"
      aria-label="Change the order"
      className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="since" value={since} />
      <input type="hidden" name="shown_cents" value={total.cents} />
      {rewritten ? <input type="hidden" name="told" value={said} /> : null}
      <div className="grid min-w-0 gap-10">
        {children}
        <section aria-labelledby="brief-title" className="grid gap-3">
          <h2 id="brief-title" className="font-semibold text-xl">
            What {creator} is told
          </h2>
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5">
            <BriefFields
              asked={brief.requirements}
              state={told}
              change={tell}
              creator={creator}
              files={(place) => (
                <BriefFiles
                  {...place}
                  asked={brief.requirements}
                  state={told}
                  change={tell}
                  address={`/orders/${orderId}/files`}
                  together={together}
                />
              )}
              errorOf={errorOf}
            />
          </Card>
        </section>
      </div>
      <section aria-labelledby="after-title" className="lg:sticky lg:top-20">
        <Card className="grid gap-4 p-5">
          <h2 id="after-title" className="font-semibold text-lg">
            The order then
          </h2>
          <SummaryLines total={total} />
          {spending ? <LimitsAfter spending={spending} app={app} before={ordered.cents} after={total.cents} /> : null}
          {state.status === "error" ? <FormAlert>{errorOf.summary ?? state.message}</FormAlert> : null}
          <div className="grid gap-2">
            <SubmitButton name="next" value="pay" size="lg" pending={pending} disabled={uploading}>
              <CreditCard aria-hidden /> {untouched ? "Pay it as it is" : "Change and pay"}
            </SubmitButton>
            <SubmitButton
              name="next"
              value="later"
              variant="secondary"
              pending={pending}
              disabled={uploading || untouched}
            >
              Change it, pay later
            </SubmitButton>
          </div>
        </Card>
      </section>
    </form>
  );
}

function isSame(a: Selection, b: Selection): boolean {
  return a.tier === b.tier && [...a.addons].sort().join() === [...b.addons].sort().join();
}

function selectionIn(form: HTMLFormElement): Selection {
  const data = new FormData(form);
  return { tier: data.get("tier_id")?.toString(), addons: data.getAll("addon_ids[]").map(String) };
}
