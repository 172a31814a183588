"use client";

import { Link } from "../../controls/link";
import { useActionForm } from "../../form/hooks/use-action-form";
import { useRefusalToast } from "../../form/hooks/use-refusal-toast";
import { SubmitButton } from "../../form/submit-button";
import { agreeToTermsAction } from "./actions";

/** Over every page of somebody who has agreed to an earlier version of the terms. */
export function NewTerms({ version }: { version: string }) {
  const { state, pending, formProps } = useActionForm(agreeToTermsAction, "Thank you");
  useRefusalToast(state);
  return (
    <aside aria-label="New terms" className="border-border border-b bg-muted">
      <form {...formProps} className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5 text-sm">
        <input type="hidden" name="version" value={version} />
        <p>
          Our{" "}
          <Link href="/terms" className="font-medium underline underline-offset-4">
            terms
          </Link>{" "}
          and what we say on{" "}
          <Link href="/privacy" className="font-medium underline underline-offset-4">
            privacy
          </Link>{" "}
          have changed since you agreed to them.
        </p>
        <SubmitButton size="sm" pending={pending}>
          I agree
        </SubmitButton>
      </form>
    </aside>
  );
}
