"use client";

import { BellPlus, BellRing } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { takeFocus } from "@/app/_ui/form/hooks/take-focus";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { toSaveAt, useAskedToSave } from "./asked-to-save";
import { keepSearchAction } from "./search-actions";

type KeepSearchProps = {
  finds: "creators" | "offers";
  /** What is asked, as JSON. */
  criteria: string;
  kept: boolean;
  /** Where a guest comes back to after signing in; without one the reader is signed in. */
  guestAt?: string | undefined;
  /** As that of the buttons beside it. */
  size?: "sm" | "md";
};

/** Keeps the search of a page, so that new matches come by mail. A guest signs in first, and finds the button ready to press. */
export function KeepSearch({ finds, criteria, kept, guestAt, size = "md" }: KeepSearchProps) {
  const { state, pending, formProps } = useActionForm(keepSearchAction, "Saved. New matches come by mail");
  useRefusalToast(state);
  const asked = useAskedToSave(formProps.ref);
  if (guestAt !== undefined)
    return (
      <Button asChild variant="secondary" size={size}>
        <Link href={`/sign-in?next=${encodeURIComponent(toSaveAt(guestAt))}`}>
          <BellPlus aria-hidden /> Save this search<span className="sr-only">: sign in first</span>
        </Link>
      </Button>
    );
  if (kept)
    return (
      <Button asChild variant="secondary" size={size}>
        <Link href="/saved/searches" ref={state.status === "ok" ? takeFocus : undefined}>
          <BellRing aria-hidden /> Search saved
        </Link>
      </Button>
    );
  return (
    <form {...formProps} aria-label="Save this search">
      <input type="hidden" name="finds" value={finds} />
      <input type="hidden" name="criteria" value={criteria} />
      <SubmitButton variant={asked ? "primary" : "secondary"} size={size} pending={pending}>
        <BellPlus aria-hidden /> Save this search
      </SubmitButton>
    </form>
  );
}
