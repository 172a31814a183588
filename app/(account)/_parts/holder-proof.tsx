import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { PasswordInput } from "@/app/_ui/controls/password-input";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import type { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { HolderProof } from "@/lib/domain/people/accounts/sessions/holder";

type HeldFormProps = {
  token: string;
  proof: HolderProof;
  name: string;
  /** What the button says. */
  yes: string;
  form: ReturnType<typeof useActionForm<unknown>>;
};

/** The form of a link that gives an account an address: one button where the account is signed in, else its password first. */
export function HeldForm({ token, proof, name, yes, form }: HeldFormProps) {
  const { state, pending, errors, formProps } = form;
  if (proof === "sign_in")
    return (
      <>
        <p className="mb-4">The account has no password: sign in to it in this browser, then open the link again.</p>
        <Button asChild size="lg" className="w-full">
          <Link href="/sign-in">Sign in</Link>
        </Button>
      </>
    );
  const said = fieldMessage(errors, "password");
  return (
    <form {...formProps} aria-label={name} className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      {state.status === "error" && !said ? <FormAlert>{state.message}</FormAlert> : null}
      {proof === "password" || said ? (
        <Field label="Password of the account" name="password" error={said}>
          <PasswordInput autoComplete="current-password" required className="h-10" />
        </Field>
      ) : null}
      <SubmitButton pending={pending} size="lg">
        {yes}
      </SubmitButton>
    </form>
  );
}
