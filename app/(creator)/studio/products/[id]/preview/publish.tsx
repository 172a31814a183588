"use client";

import { Store } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "@/app/_ui/feedback/toast";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { restoreProductAction } from "../../actions";

/** Puts a draft on sale and goes back to the list. */
export function Publish({ id }: { id: string }) {
  const router = useRouter();
  const { state, pending, formProps } = useActionForm(
    withSuccess(restoreProductAction, ({ name }) => {
      toast.success(`“${name}” is on sale`);
      router.push("/studio/products");
    }),
  );
  useRefusalToast(state);
  return (
    <form {...formProps} aria-label="Put on sale">
      <input type="hidden" name="id" value={id} />
      <SubmitButton pending={pending}>
        <Store aria-hidden /> Put on sale
      </SubmitButton>
    </form>
  );
}
