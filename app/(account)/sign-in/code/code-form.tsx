"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { CodeInput } from "@/app/_ui/controls/code-input";
import { Input } from "@/app/_ui/controls/input";
import { Link } from "@/app/_ui/controls/link";
import { Field } from "@/app/_ui/form/field";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { useHere } from "@/app/_ui/time/use-here";
import { enterCode } from "../../_parts/enter";
import { accountLink } from "../../_parts/heading";

/** Six digits, or a recovery code. */
export function CodeForm({ next, back }: { next: string; back: string }) {
  const [recovery, setRecovery] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // pressed before the scripts are there, the browser would put the code into the address
  const here = useHere();
  useEffect(() => {
    if (complaint) form.current?.querySelector<HTMLElement>("input")?.focus();
  }, [complaint]);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const code = String(new FormData(event.currentTarget).get("code")).trim();
    if (!code) return setComplaint("Enter the code");
    setComplaint(undefined);
    setPending(true);
    const refused = await enterCode(code);
    if (refused === null) return window.location.assign(next);
    setPending(false);
    setComplaint(refused);
  };
  const change = () => {
    setComplaint(undefined);
    setRecovery(!recovery);
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label="Enter your code">
      <fieldset aria-busy={pending} className="grid gap-4">
        {recovery ? (
          <Field
            key="recovery"
            label="Recovery code"
            name="code"
            error={complaint}
            hint="One of the ten that you kept. It works once."
          >
            <Input autoComplete="off" autoCapitalize="none" spellCheck={false} required className="h-10 font-mono" />
          </Field>
        ) : (
          <Field key="app" label="Six-digit code" name="code" error={complaint}>
            <CodeInput autoFocus />
          </Field>
        )}
        <SubmitButton pending={pending} disabled={!here} size="lg" className="w-full">
          Continue
        </SubmitButton>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <button type="button" onClick={change} className={accountLink}>
            {recovery ? "Use the app" : "Use a recovery code"}
          </button>
          <Link href={back} className={accountLink}>
            Back
          </Link>
        </div>
      </fieldset>
    </form>
  );
}
