"use client";

import { Ban } from "lucide-react";
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
import { revokeKeyAction } from "./actions";
import type { KeyNamed } from "./rotate-key";

/** A row's question before a key ends for good. */
export function RevokeKey({ target }: { target: KeyNamed }) {
  const [open, setOpen] = useState(false);
  return (
    <AlertDialog open={open} onOpenChange={setOpen}>
      <AlertDialogTrigger asChild>
        <Button size="sm" variant="ghost" className="px-2 text-danger-ink hover:bg-danger-tint lg:px-2.5">
          <Ban aria-hidden />
          <span className="sr-only lg:not-sr-only">Revoke</span>
          <span className="sr-only">{target.name}</span>
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Revoke “{target.name}”?</AlertDialogTitle>
          <AlertDialogDescription>
            Everything that uses <code>{target.prefix}…</code> is refused from now on. This cannot be undone; to change
            over without a gap, rotate it instead.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <RevokeForm target={target} done={() => setOpen(false)} />
      </AlertDialogContent>
    </AlertDialog>
  );
}

function RevokeForm({ target, done }: { target: KeyNamed; done: () => void }) {
  const revoke = withSuccess(revokeKeyAction, () => {
    done();
    toast.success(`“${target.name}” is revoked`);
  });
  const { state, pending, formProps } = useActionForm(revoke);
  return (
    <form {...formProps} aria-label={`Revoke ${target.name}`} className="grid gap-4">
      <input type="hidden" name="id" value={target.id} />
      {state.status === "error" ? <FormAlert>{state.message}</FormAlert> : null}
      <AlertDialogFooter>
        <AlertDialogCancel disabled={pending}>Keep it</AlertDialogCancel>
        <SubmitButton variant="danger" pending={pending}>
          Revoke key
        </SubmitButton>
      </AlertDialogFooter>
    </form>
  );
}
