"use client";

import { useState } from "react";
import { BriefFields } from "@/app/_parts/orders/brief/brief-fields";
import { EMPTY_BRIEF, inputOf } from "@/app/_parts/orders/brief/brief-state";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { Glyph } from "@/app/_ui/looks/logos/glyph";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";

type BriefBeforeProps = {
  productId: string;
  creator: string;
  asked: readonly RequirementView[];
  errors: Record<string, string>;
};

/** What the work is for, said before paying by anyone who wants to: never in the way of it. Files follow after it. */
export function BriefBefore({ productId, creator, asked, errors }: BriefBeforeProps) {
  const [state, change] = useState(EMPTY_BRIEF);
  const { brief, answers } = inputOf(state);
  return (
    <details open={state !== EMPTY_BRIEF} className="group rounded-md border border-border bg-card">
      <summary className="flex items-center justify-between gap-4 px-5 py-4">
        <span className="wrap-anywhere min-w-0 font-semibold text-lg">
          Tell {creator} what it is for (now, or after paying)
        </span>
        <Glyph name="chevron-down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-border border-t p-5">
        <KeptDraft form="order-brief" subject={productId} value={state} restore={change} outlives />
        <input type="hidden" name="told" value={JSON.stringify({ brief, answers })} />
        <BriefFields asked={asked} state={state} change={change} creator={creator} errorOf={(path) => errors[path]} />
      </div>
    </details>
  );
}
