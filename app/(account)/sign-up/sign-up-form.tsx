"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { ProviderButtons } from "@/app/_parts/account/providers/provider-buttons";
import { Button } from "@/app/_ui/controls/button";
import { HandleInput } from "@/app/_ui/controls/handle-input";
import { Input } from "@/app/_ui/controls/input";
import { Link } from "@/app/_ui/controls/link";
import { PasswordInput } from "@/app/_ui/controls/password-input";
import { RadioCard, RadioGroup } from "@/app/_ui/controls/radio-group";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { FormAction } from "@/lib/transports/actions/action";
import type { Purpose } from "../_parts/destination";
import { enter } from "../_parts/enter";
import { accountLink } from "../_parts/heading";
import { Or } from "../_parts/or";
import { signUpAction } from "./actions";
import { openByPasskey } from "./by-passkey";

const byPasskey = (sent: FormData) => sent.get("by") === "passkey";
const open: FormAction<null> = (previous, sent) => (byPasskey(sent) ? openByPasskey : signUpAction)(previous, sent);

/** What brings somebody here, and where their first steps are. */
const PURPOSES: Record<Purpose, { title: string; hint: string; first: string }> = {
  buyer: { title: "To hire", hint: "Find and pay people", first: "/orders" },
  creator: { title: "To offer work", hint: "Get hired, by agents too", first: "/studio" },
  builder: { title: "To build", hint: "Keys, apps and webhooks", first: "/developers" },
};

type SignUpFormProps = {
  next: string | null;
  purpose: Purpose;
  site: string;
  email: string | undefined;
  offered: { id: string; name: string }[];
};

/** The new account. When it is open the browser is signed in and goes on: where the person wanted, else to their first steps. */
export function SignUpForm({ next, purpose, site, email, offered }: SignUpFormProps) {
  const [chosen, setChosen] = useState(purpose);
  const first = next ?? PURPOSES[chosen].first;
  const { state, pending, errors, formProps } = useActionForm(
    withSuccess(open, async (_: null, sent) => {
      const refused = byPasskey(sent)
        ? null // it is signed in already
        : await enter(String(sent.get("email")), String(sent.get("password")));
      window.location.assign(refused ? `/sign-in?next=${encodeURIComponent(first)}` : first);
    }),
  );
  const done = state.status === "ok";
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  return (
    <form {...formProps} aria-label="Create an account">
      <fieldset aria-busy={pending || done} className="grid gap-4">
        {alone ? <FormAlert>{state.message}</FormAlert> : null}
        <RadioGroup legend="What brings you here?">
          <div className="grid gap-2">
            {Object.entries(PURPOSES).map(([value, { title, hint }]) => (
              <RadioCard
                key={value}
                name="as"
                value={value}
                checked={chosen === value}
                onChange={() => setChosen(value as Purpose)}
                className="gap-2.5 px-3 py-2.5"
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-medium">{title}</span>
                  <span className="text-muted-foreground text-sm">{hint}</span>
                </span>
              </RadioCard>
            ))}
          </div>
        </RadioGroup>
        <Field label="Name" name="name" error={fieldMessage(errors, "name")}>
          <Input autoComplete="name" required maxLength={80} className="h-10" />
        </Field>
        {chosen === "creator" ? (
          <Field
            label="Handle"
            name="handle"
            error={fieldMessage(errors, "handle")}
            hint={errors.handle ? undefined : "The address of your page: 3 to 30 letters, digits or hyphens."}
          >
            <HandleInput site={site} required className="h-10" />
          </Field>
        ) : null}
        <Field label="Email" name="email" error={fieldMessage(errors, "email")}>
          <Input type="email" defaultValue={email} autoComplete="email" inputMode="email" required className="h-10" />
        </Field>
        <Field
          label="Password"
          name="password"
          error={fieldMessage(errors, "password")}
          hint={errors.password ? undefined : "At least 10 characters. A few words are easier to keep than symbols."}
        >
          <PasswordInput autoComplete="new-password" required className="h-10" />
        </Field>
        <SubmitButton pending={pending || done} size="lg" className="mt-2 w-full">
          Create account
        </SubmitButton>
        <Or className="my-0" />
        <Button
          type="submit"
          name="by"
          value="passkey"
          formNoValidate
          variant="secondary"
          size="lg"
          aria-disabled={pending || done}
          className="w-full"
        >
          <KeyRound aria-hidden /> Use a passkey instead of a password
        </Button>
        {offered.length > 0 ? (
          <ProviderButtons
            offered={offered}
            next={next ?? (chosen === "creator" ? "/settings?become=creator" : first)}
          />
        ) : null}
        <p className="text-muted-foreground text-sm">
          By opening an account you agree to the{" "}
          <Link href="/terms" className={accountLink}>
            terms
          </Link>{" "}
          and to what we say on{" "}
          <Link href="/privacy" className={accountLink}>
            privacy
          </Link>
          .
        </p>
      </fieldset>
    </form>
  );
}
