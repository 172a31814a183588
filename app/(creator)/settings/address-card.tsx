"use client";

import { startTransition, useActionState, useEffect, useState } from "react";
import { HandleInput } from "@/app/_ui/controls/handle-input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { HANDLE_CHANGES } from "@/lib/contracts/agents/form-limits";
import { changeHandleAction, checkHandleAction } from "./actions";

type AddressCardProps = {
  handle: string;
  /** Handles that the page had before, and still leads from. */
  former: readonly string[];
  site: string;
};

const PAUSE_MS = 400;
const save = withSuccess(changeHandleAction, () => {});
const check = withSuccess(checkHandleAction, () => {});

/** The handle of a creator's page, with what becomes of the address before. */
export function AddressCard({ handle, former, site }: AddressCardProps) {
  const { state, pending, errors, formProps } = useActionForm(save, "Address changed");
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  const live = useHandleCheck(handle);
  const complaint = fieldMessage(errors, "handle");
  return (
    <Card>
      <CardHeader>
        <CardTitle>Address</CardTitle>
        <CardDescription>Where your page is, and how agents name you.</CardDescription>
      </CardHeader>
      <form {...formProps} aria-label="Address">
        <fieldset aria-busy={pending}>
          <CardContent className="grid gap-3">
            {alone ? <FormAlert>{state.message}</FormAlert> : null}
            <div aria-live="polite">
              <Field
                label="Handle"
                name="handle"
                error={live.complaint ?? (live.typed ? undefined : complaint)}
                hint={live.said}
              >
                <HandleInput
                  key={handle}
                  site={site}
                  defaultValue={handle}
                  required
                  autoComplete="off"
                  onChange={(event) => live.type(event.target.value)}
                />
              </Field>
            </div>
            <p className="measure text-muted-foreground text-sm">
              The address before stays yours for good: it leads to your page, links to your products and posts with it,
              and nobody else can take it. A handle can be changed {HANDLE_CHANGES.most} times in {HANDLE_CHANGES.days}{" "}
              days.
            </p>
            {former.length > 0 ? (
              <p className="wrap-anywhere text-muted-foreground text-sm">
                Also leading to your page: {former.map((name) => `/${name}`).join(", ")}
              </p>
            ) : null}
          </CardContent>
          <CardFooter className="justify-end">
            <SubmitButton pending={pending}>Change address</SubmitButton>
          </CardFooter>
        </fieldset>
      </form>
    </Card>
  );
}

/** Asks the server whether a handle is free whenever the typing pauses. An answer holds for the text that it is about. */
function useHandleCheck(present: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [answer, ask, asking] = useActionState(check, { status: "idle" });
  const other = typed !== null && typed.toLowerCase() !== present;
  useEffect(() => {
    if (!typed || !other) return;
    const timer = setTimeout(() => {
      const form = new FormData();
      form.set("handle", typed);
      setAsked(typed);
      startTransition(() => ask(form));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, other, ask]);
  const known = other && !asking && typed === asked;
  const refused = known && answer.status === "error" ? fieldMessage(answer.fields, "handle") : undefined;
  const taken = known && answer.status === "ok" && !answer.data.free ? `This handle ${answer.data.reason}.` : undefined;
  const free = known && answer.status === "ok" && answer.data.free;
  const said = free ? `${typed} is free.` : "3 to 30 letters, digits or hyphens.";
  return { typed: other, type: setTyped, complaint: refused ?? taken, said };
}
