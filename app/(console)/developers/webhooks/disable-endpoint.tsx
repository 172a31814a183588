"use client";

import { Power } from "lucide-react";
import { useState } from "react";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from "@/app/_ui/alert-dialog";
import { Button } from "@/app/_ui/button";
import { FormAlert } from "@/app/_ui/form-alert";
import { SubmitButton } from "@/app/_ui/submit-button";
import { toast } from "@/app/_ui/toaster";
import { useActionForm } from "@/app/_ui/use-action-form";
import { withSuccess } from "@/app/_ui/with-success";
import { disableEndpointAction } from "./actions";

type Target = { id: string; url: string };

/** A row's question before deliveries stop. */
export function DisableEndpoint({ target }: { target: Target }) {
  const [open, setOpen] = useState(false);
  return (
    <AlertDialog open={open} onOpenChange={setOpen}>
      <AlertDialogTrigger asChild>
        <Button size="sm" variant="ghost" className="px-2 text-danger-ink hover:bg-danger-tint lg:px-2.5">
          <Power aria-hidden />
          <span className="sr-only lg:not-sr-only">Disable</span>
          <span className="sr-only">{target.url}</span>
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Disable this endpoint?</AlertDialogTitle>
          <AlertDialogDescription>
            Nothing more is sent to <code className="break-all">{target.url}</code>, and what waits for it now is
            skipped. The endpoint stays in your list.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <DisableForm target={target} done={() => setOpen(false)} />
      </AlertDialogContent>
    </AlertDialog>
  );
}

function DisableForm({ target, done }: { target: Target; done: () => void }) {
  const disable = withSuccess(disableEndpointAction, () => {
    done();
    toast.success("The endpoint is disabled");
  });
  const { state, pending, formProps } = useActionForm(disable);
  return (
    <form {...formProps} aria-label="Disable the endpoint" className="grid gap-4">
      <input type="hidden" name="id" value={target.id} />
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <AlertDialogFooter>
        <AlertDialogCancel disabled={pending}>Keep it on</AlertDialogCancel>
        <SubmitButton variant="danger" pending={pending}>
          Disable endpoint
        </SubmitButton>
      </AlertDialogFooter>
    </form>
  );
}
