"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Input } from "@/app/_ui/controls/input";
import { PasswordInput } from "@/app/_ui/controls/password-input";
import { Field } from "@/app/_ui/form/field";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { focusOnFirst } from "@/app/_ui/form/hooks/use-form-feedback";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { useHere } from "@/app/_ui/time/use-here";
import { SECOND_STEP } from "@/lib/contracts/people/second-step";
import { enter } from "../_parts/enter";

type Refusal = { email?: string; password?: string; form?: string };

/** Email and password. What is missing is said here; whether they fit only the server knows. */
export function SignInForm({ next }: { next: string }) {
  const [refusal, setRefusal] = useState<Refusal>({});
  const [pending, setPending] = useState(false);
  // pressed before the scripts are there, the browser would send the form itself, and come back with empty fields
  const here = useHere();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(refusal).length > 0 && form.current) focusOnFirst(form.current);
  }, [refusal]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const sent = new FormData(event.currentTarget);
    const email = String(sent.get("email")).trim();
    const password = String(sent.get("password"));
    const missing: Refusal = {
      ...(email ? {} : { email: "Enter your email address" }),
      ...(password ? {} : { password: "Enter your password" }),
    };
    setRefusal(missing);
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    const complaint = await enter(email, password);
    if (complaint === null) return window.location.assign(next);
    if (complaint === SECOND_STEP) return window.location.assign(`/sign-in/code?next=${encodeURIComponent(next)}`);
    setPending(false);
    setRefusal({ form: complaint });
  };

  return (
    <form ref={form} method="post" onSubmit={onSubmit} noValidate aria-label="Sign in">
      <fieldset aria-busy={pending} className="grid gap-4">
        {refusal.form ? <FormAlert>{refusal.form}</FormAlert> : null}
        <Field label="Email" name="email" error={refusal.email}>
          <Input type="email" autoComplete="username webauthn" inputMode="email" required className="h-10" />
        </Field>
        <Field label="Password" name="password" error={refusal.password}>
          <PasswordInput autoComplete="current-password" required className="h-10" />
        </Field>
        <SubmitButton pending={pending} disabled={!here} size="lg" className="mt-2 w-full">
          Sign in
        </SubmitButton>
      </fieldset>
    </form>
  );
}
