"use client";

import { RotateCcw } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "@/app/_ui/feedback/toast";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { deliveryHref } from "../../_deliveries/delivery-href";
import { replayAction } from "../../[id]/actions";

/** The page's primary action: sends the event once more, and goes to the new delivery. */
export function Replay({ id }: { id: string }) {
  const router = useRouter();
  const replay = withSuccess(replayAction, (made) => {
    toast.success("Replayed: this is the new delivery");
    router.push(deliveryHref(made.id));
  });
  const { state, pending, formProps } = useActionForm(replay);
  return (
    <form {...formProps} aria-label="Replay this delivery" className="grid justify-items-end gap-2">
      <input type="hidden" name="id" value={id} />
      <SubmitButton pending={pending}>
        <RotateCcw aria-hidden /> Replay
      </SubmitButton>
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
    </form>
  );
}
