"use client";

import { Download, Trash2 } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { leaveAction, mayExportAction } from "./actions";

const download = withSuccess(mayExportAction, () => window.location.assign("/settings/account/archive"));

/** A copy of everything, and the way out for good. */
export function DataCard({ email }: { email: string }) {
  const { state, pending, formProps } = useActionForm(download);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Your data</CardTitle>
        <CardDescription>Take a copy of everything that we keep of you, or leave for good.</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
        <form {...formProps} aria-label="Your data" className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-muted-foreground">A ZIP with JSON, your files and your pictures.</p>
          <SubmitButton variant="secondary" pending={pending}>
            <Download aria-hidden /> Download
          </SubmitButton>
        </form>
        <div className="flex flex-wrap items-center justify-between gap-3 border-border border-t pt-4">
          <p className="min-w-0 max-w-md text-muted-foreground">
            Deleting hides your page, if you have one, at once and ends your subscriptions and memberships. You can
            change your mind for 30 days; what has ended stays ended.
          </p>
          <AskFirst
            verb="Delete account"
            thing=""
            icon={Trash2}
            labelled
            id="leave"
            action={leaveAction}
            question={`Delete the account ${email}?`}
            consequence="If you sell here, your page and your offers disappear at once. Your subscriptions and memberships end, and other browsers are signed out. In 30 days your data go, with what you wrote in conversations that no order came of. Orders stay, with what was written in them and who paid, and so do payments, reviews without your name, what was reported and the audit log. Until then you can sign in and keep the account; subscriptions and memberships that have ended stay ended."
            yes="Delete my account"
            no="Keep it"
            done="Your account will be deleted in 30 days"
          />
        </div>
      </CardContent>
    </Card>
  );
}
