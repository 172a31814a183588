"use client";

import { type FormEvent, startTransition, useActionState } from "react";
import { SpendLimitsFields } from "@/app/_parts/spending/spend-limits-fields";
import { Button } from "@/app/_ui/controls/button";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useFormFeedback } from "@/app/_ui/form/hooks/use-form-feedback";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { decideAction, decidePlainly } from "./actions";

type ConsentFormProps = {
  request: string;
  app: string;
  /** Whether it is to open checkouts: then the person says what they may cost. */
  buys: boolean;
  categories: { slug: string; name: string }[];
  /** Whether the account has what the app asks for: without, it can only be turned away. */
  grants?: boolean;
};

const decide = withSuccess(decideAction, (location) => window.location.assign(location));

/** The two answers, or the one that is left, and for an app that buys its limits. Without script the form is posted and the browser redirected. */
export function ConsentForm({ request, app, buys, categories, grants = true }: ConsentFormProps) {
  const [state, send, pending] = useActionState(decide, { status: "idle" });
  const form = useFormFeedback(state);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = new FormData(event.currentTarget, submitter);
    if (!pending) startTransition(() => send(sent));
  };
  if (state.status === "ok") return <Leaving app={app} location={state.data} />;
  const errors = state.status === "error" ? state.fields : {};
  return (
    <form ref={form} action={decidePlainly} onSubmit={onSubmit} aria-label={`Access for ${app}`} className="grid gap-4">
      <input type="hidden" name="request" value={request} />
      {state.status === "error" && Object.keys(errors).length === 0 ? <FormAlert>{state.message}</FormAlert> : null}
      {buys ? <SpendLimitsFields app={app} errors={errors} categories={categories} /> : null}
      <div className={grants ? "grid grid-cols-2 gap-3" : "grid"}>
        <Button type="submit" name="decision" value="deny" variant="secondary" size="lg" aria-disabled={pending}>
          Cancel
        </Button>
        {grants ? (
          <Button
            type="submit"
            name="decision"
            value={buys ? "approve_within" : "approve"}
            size="lg"
            aria-disabled={pending}
          >
            Allow
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** An app on the device opens next to this page, which then stays. */
function Leaving({ app, location }: { app: string; location: string }) {
  return (
    <FormAlert tone="neutral">
      Back to {app}. Once it has opened you can close this page; if nothing happens,{" "}
      <a href={location} className="rounded-sm font-medium text-primary-ink underline underline-offset-4">
        continue by hand
      </a>
      .
    </FormAlert>
  );
}
