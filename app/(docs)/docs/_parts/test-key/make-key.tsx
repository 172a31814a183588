"use client";

import { StepUp } from "@/app/_parts/account/step-up/step-up";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { makeDocsKey } from "./actions";
import { keepKey, useKeptKey } from "./kept-key";

const make = withSuccess(makeDocsKey, ({ token }) => keepKey(token));

/** For who is signed in: a test key that is filled into the examples. */
export function MakeKey() {
  const key = useKeptKey();
  const { state, pending, formProps } = useActionForm(make);
  if (key)
    return (
      <FormAlert tone="success" className="mb-6">
        The examples have a test key of yours until you close or reload this page. It works for a day, on test data;
        what publishes posts or products takes a live key.
      </FormAlert>
    );
  return (
    <>
      {/* next to the form: what is sent in its dialog is not sent here */}
      <StepUp />
      <form {...formProps} aria-label="Test key" className="mb-6 grid gap-2">
        {state.status === "error" ? (
          <FormAlert>
            {state.message} You find your keys on <a href="/developers/keys">the key page</a>.
          </FormAlert>
        ) : null}
        <p className="flex flex-wrap items-center gap-3 text-muted-foreground text-sm">
          <SubmitButton variant="secondary" size="sm" pending={pending}>
            Fill in a test key of mine
          </SubmitButton>
          Made for these examples, for a day.
        </p>
      </form>
    </>
  );
}
