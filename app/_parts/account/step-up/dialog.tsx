"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/app/_ui/controls/button";
import { CodeInput } from "@/app/_ui/controls/code-input";
import { Dialog, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/app/_ui/controls/dialog";
import { PasswordInput } from "@/app/_ui/controls/password-input";
import { Skeleton } from "@/app/_ui/feedback/skeleton";
import { UNREACHABLE } from "@/app/_ui/feedback/unreachable";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { WaysToProve } from "@/lib/domain/people/accounts/sessions/ways";
import { proveAction, waysToProveAction } from "./actions";
import { PasskeyProof } from "./passkey-proof";

type DialogProps = { answer: (proved: boolean) => void };

/** The question. It stands outside transitions: the form that waits for its answer is within one. */
export default function StepUpDialog({ answer }: DialogProps) {
  const [ways, setWays] = useState<WaysToProve>();
  const [complaint, setComplaint] = useState<string>();
  useEffect(() => {
    waysToProveAction({ status: "idle" }, new FormData()).then(
      (told) => (told.status === "ok" ? setWays(told.data) : setComplaint(UNREACHABLE)),
      () => setComplaint(UNREACHABLE),
    );
  }, []);
  return (
    <Dialog open close={() => answer(false)} className="max-w-md">
      <DialogHeader>
        <DialogTitle>Is it still you?</DialogTitle>
        <DialogDescription>
          You signed in a while ago, and this is about your money, your keys or your account.
        </DialogDescription>
      </DialogHeader>
      {complaint ? <FormAlert>{complaint}</FormAlert> : null}
      {ways ? <Ways ways={ways} answer={answer} /> : complaint ? null : <Skeleton className="h-16 rounded-md" />}
    </Dialog>
  );
}

function Ways({ ways, answer }: DialogProps & { ways: WaysToProve }) {
  const typed = ways.code || ways.password;
  if (typed || ways.passkey)
    return (
      <>
        {ways.passkey ? <PasskeyProof answer={answer} alone={!typed} /> : null}
        {typed ? <Proof by={ways.code ? "code" : "password"} answer={answer} /> : null}
      </>
    );
  return <p>Sign out and in again; then you have ten minutes.</p>;
}

const FIELDS = {
  password: {
    label: "Your password",
    hint: undefined,
    control: <PasswordInput autoComplete="current-password" required autoFocus />,
  },
  code: {
    label: "Code of your authenticator app",
    hint: "Or a recovery code.",
    control: <CodeInput maxLength={40} placeholder="" className="h-10 max-w-56 font-mono" autoFocus />,
  },
};

function Proof({ by, answer }: DialogProps & { by: keyof typeof FIELDS }) {
  const [pending, setPending] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (complaint) form.current?.querySelector<HTMLElement>("input")?.focus();
  }, [complaint]);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    setComplaint(undefined);
    setPending(true);
    const told = await proveAction({ status: "idle" }, sent).catch(() => null);
    setPending(false);
    if (told?.status === "ok") return answer(true);
    setComplaint(told?.status === "error" ? (fieldMessage(told.fields, by) ?? told.message) : UNREACHABLE);
  };
  const { label, hint, control } = FIELDS[by];
  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label="Is it still you?" className="grid gap-4">
      <Field label={label} name={by} error={complaint} hint={hint}>
        {control}
      </Field>
      <DialogFooter>
        <Button variant="secondary" onClick={() => answer(false)}>
          Cancel
        </Button>
        <SubmitButton pending={pending}>Confirm</SubmitButton>
      </DialogFooter>
    </form>
  );
}
