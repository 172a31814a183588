"use client";

import { Check, PenLine, Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { toast } from "@/app/_ui/feedback/toast";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { takeFocus, takeFocusWithin } from "@/app/_ui/form/hooks/take-focus";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card } from "@/app/_ui/looks/card";
import { Markdown } from "@/app/_ui/text/markdown";
import { notesBeside } from "@/lib/contracts/trade/orders/agreed-brief";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { FormAction } from "@/lib/transports/actions/action";
import { briefComplaints } from "./brief-complaints";
import { BriefFields } from "./brief-fields";
import { BriefFiles, useBriefFiles } from "./brief-files";
import { type BriefState, inputOf, stateOf } from "./brief-state";
import { BriefText } from "./brief-view";

type BriefPanelProps = {
  orderId: string;
  token: string | undefined;
  creator: string;
  brief: OrderBriefView;
  /** What an accepted offer says of the work; null for an order without one. */
  agreed: string | null;
  /** Writes it; fields `order_id`, `token` and `brief`, the latter JSON. */
  send: FormAction<OrderBriefView>;
};

/** The buyer's brief of an order: the form while it is missing, then what was sent with the way to change it. */
export function BriefPanel(props: BriefPanelProps) {
  const at = props.brief.updated_at;
  const [used, setUsed] = useState(false);
  const [sentAt, setSentAt] = useState<string | null>(null);
  const [begunAt, setBegunAt] = useState(at);
  // begins again with a brief that came from elsewhere; what was sent here it shows already, and may be changing again
  if (at && at !== begunAt && at > (sentAt ?? "")) setBegunAt(at);
  return <Panel key={begunAt} {...props} used={used} use={() => setUsed(true)} noteSent={setSentAt} />;
}

/** `used`: one of its buttons was pressed, and is gone by the time that the focus looks for a place. */
type PanelProps = BriefPanelProps & {
  used: boolean;
  use: () => void;
  /** Told when what was sent here was written. */
  noteSent: (at: string | null) => void;
};

function Panel({ orderId, token, creator, brief, agreed, send, used, use, noteSent }: PanelProps) {
  const [sent, setSent] = useState(brief);
  const [editing, setEditing] = useState(brief.status === "MISSING");
  const [state, change] = useState<BriefState>(() => besides(sent, agreed));
  const { uploading, together } = useBriefFiles();
  const {
    state: answer,
    pending,
    errors,
    formProps,
  } = useActionForm(
    withSuccess(send, (view) => {
      setSent(view);
      noteSent(view.updated_at);
      setEditing(false);
      use();
      toast.success(`${creator} has your brief`);
    }),
  );
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  const address = `/orders/${orderId}/files`;
  if (!editing) {
    return (
      <section aria-labelledby="brief" className="grid gap-3">
        <div className="flex items-center justify-between gap-4">
          <h2 id="brief" className="font-semibold text-xl">
            Your brief
          </h2>
          <Button
            variant="secondary"
            size="sm"
            ref={used ? takeFocus : undefined}
            onClick={() => {
              setEditing(true);
              use();
            }}
          >
            <PenLine aria-hidden /> Change
          </Button>
        </div>
        <Card className="p-5 sm:p-6">
          <BriefText brief={sent} fileHref={(file) => `${address}/${file}${query}`} />
        </Card>
      </section>
    );
  }
  const errorOf = briefComplaints(errors, sent.requirements);
  const open = sent.missing.length;
  return (
    <Card className="p-5 sm:p-6">
      <form {...formProps} aria-labelledby="brief" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-1">
          <h2 id="brief" className="font-semibold text-xl">
            {open > 0 ? `${creator} asks before the work begins` : `Tell ${creator} what it is for`}
          </h2>
          <p className="text-muted-foreground">
            {open > 0
              ? `${open === 1 ? "One answer is" : `${open} answers are`} needed to begin: the delivery time counts from then.`
              : "It is optional, and you can change it until the first delivery."}
          </p>
        </div>
        <input type="hidden" name="order_id" value={orderId} />
        {token ? <input type="hidden" name="token" value={token} /> : null}
        <input type="hidden" name="brief" value={JSON.stringify(inputOf(state))} />
        <KeptDraft form="order-brief" subject={orderId} value={state} restore={change} />
        {answer.status === "error" ? <FormAlert>{errorOf.summary ?? answer.message}</FormAlert> : null}
        {agreed ? <Agreed text={agreed} /> : null}
        <div ref={used ? takeFocusWithin : undefined} className="contents">
          <BriefFields
            asked={sent.requirements}
            state={state}
            change={change}
            errorOf={errorOf}
            files={(place) => (
              <BriefFiles
                {...place}
                asked={sent.requirements}
                state={state}
                change={change}
                address={`${address}${query}`}
                together={together}
              />
            )}
            creator={creator}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={pending} disabled={uploading}>
            <Send aria-hidden /> {sent.status === "SUBMITTED" ? "Save changes" : "Send the brief"}
          </SubmitButton>
          {sent.status === "SUBMITTED" ? (
            <Button
              variant="ghost"
              onClick={() => {
                change(besides(sent, agreed));
                setEditing(false);
              }}
            >
              Cancel
            </Button>
          ) : null}
          <p role="status" className="flex items-center gap-1.5 text-muted-foreground text-sm">
            <Check aria-hidden className="size-4" /> What you type is kept on this device
          </p>
        </div>
      </form>
    </Card>
  );
}

/** What the form holds: without what was agreed, which it shows and does not change. */
function besides(brief: OrderBriefView, agreed: string | null): BriefState {
  const state = stateOf(brief);
  return agreed ? { ...state, summary: notesBeside(agreed, state.summary) } : state;
}

/** What both sides agreed on, to be read while notes are written beside it. */
function Agreed({ text }: { text: string }) {
  return (
    <section aria-labelledby="agreed" className="grid gap-2 rounded-md border border-border px-5 py-4">
      <h3 id="agreed" className="font-semibold">
        What was agreed
      </h3>
      <p className="text-muted-foreground text-sm">It stays as it is. What you add stands beside it.</p>
      <Markdown topLevel={4}>{text}</Markdown>
    </section>
  );
}
