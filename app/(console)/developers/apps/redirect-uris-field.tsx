"use client";

import { startTransition, useActionState, useEffect, useState } from "react";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { checkRedirectUrisAction } from "./actions";
import { redirectComplaint } from "./redirect-complaint";

type RedirectUrisFieldProps = { uris?: readonly string[]; errors: Record<string, string> };

const PAUSE_MS = 400;
const check = withSuccess(checkRedirectUrisAction, () => {});

/** Redirect URIs, one a line. The server is asked about them whenever the typing pauses. */
export function RedirectUrisField({ uris = [], errors }: RedirectUrisFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [outdated, setOutdated] = useState<typeof errors | null>(null);
  const [answer, ask, asking] = useActionState(check, { status: "idle" });
  useEffect(() => {
    if (!typed?.trim()) return;
    const timer = setTimeout(() => {
      const form = new FormData();
      form.set("redirect_uris", typed);
      setAsked(typed);
      startTransition(() => ask(form));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, ask]);

  // an answer holds for the text that it is about, a refused form's complaint until the text changes
  const current = !asking && typed !== null && typed === asked;
  const live = current && answer.status === "error" ? answer.fields : {};
  const complaint = redirectComplaint({ ...live, ...(errors === outdated ? {} : errors) }, typed ?? uris.join("\n"));
  const good = current && answer.status === "ok" ? answer.data : 0;
  return (
    <div aria-live="polite">
      <Field
        label="Redirect URIs"
        name="redirect_uris"
        error={complaint}
        hint={
          good > 0 && !complaint
            ? `${good === 1 ? "This one is" : `All ${good} are`} in order.`
            : "One a line, exactly as your app sends them: https, http://127.0.0.1 on any port, or com.example.app:/callback."
        }
      >
        <Textarea
          defaultValue={uris.join("\n")}
          rows={3}
          maxLength={20_000}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          required
          placeholder="https://app.example/callback"
          className="wrap-anywhere max-h-60 font-mono sm:text-sm"
          onChange={(event) => {
            setTyped(event.target.value);
            setOutdated(errors);
          }}
        />
      </Field>
    </div>
  );
}
