"use client";

import { Heart } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { saveAction } from "./actions";
import { toSaveAt, useAskedToSave } from "./asked-to-save";

type SaveButtonProps = {
  /** The creator or product. */
  id: string;
  name: string;
  saved: boolean;
  /** Where a guest comes back to after signing in; without one the reader is signed in. */
  guestAt?: string | undefined;
  size?: "sm" | "md" | "lg";
};

/** Keeps a creator or a product at hand. A guest signs in first, and finds the button ready to press. */
export function SaveButton({ id, name, saved, guestAt, size = "md" }: SaveButtonProps) {
  const { state, pending, formProps } = useActionForm(saveAction);
  useRefusalToast(state);
  const asked = useAskedToSave(formProps.ref);
  if (guestAt !== undefined)
    return (
      <Button asChild variant="secondary" size={size}>
        <Link href={`/sign-in?next=${encodeURIComponent(toSaveAt(guestAt))}`}>
          <Heart aria-hidden /> Save<span className="sr-only"> {name}: sign in first</span>
        </Link>
      </Button>
    );
  return (
    <form {...formProps} aria-label={saved ? `Take ${name} off your saved list` : `Save ${name}`}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="saved" value={saved ? "no" : "yes"} />
      <SubmitButton
        variant={asked && !saved ? "primary" : "secondary"}
        size={size}
        pending={pending}
        aria-pressed={saved}
      >
        <Heart aria-hidden className={saved ? "fill-current text-danger-ink" : undefined} />
        {saved ? "Saved" : "Save"}
        <span className="sr-only"> {name}</span>
      </SubmitButton>
    </form>
  );
}
