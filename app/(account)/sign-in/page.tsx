import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ProviderButtons } from "@/app/_parts/account/providers/provider-buttons";
import { Link } from "@/app/_ui/controls/link";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { offeredProviders } from "@/lib/transports/actions/session/providers";
import { currentUser } from "@/lib/transports/actions/session/session";
import { type AccountParams, accountHref, destination } from "../_parts/destination";
import { AccountHeading, accountLink } from "../_parts/heading";
import { NeedsScript } from "../_parts/needs-script";
import { Or } from "../_parts/or";
import { PasskeyEntry } from "./passkey-entry";
import { SignInForm } from "./sign-in-form";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

/** Sign-in, and on to where the person wanted to go. */
export default async function SignInPage({ searchParams }: { searchParams: AccountParams }) {
  const params = await searchParams;
  const next = destination(params);
  if (await currentUser()) redirect(next ?? "/");
  return (
    <>
      <AccountHeading title="Sign in">{reason(next)}</AccountHeading>
      {params.error ? <FormAlert className="mb-5">{complaintOf(String(params.error))}</FormAlert> : null}
      <NeedsScript>Signing in needs JavaScript, which is off in this browser.</NeedsScript>
      <SignInForm next={next ?? "/"} />
      <Or />
      <div className="grid gap-3">
        <PasskeyEntry next={next ?? "/"} inField />
        <ProviderButtons offered={offeredProviders()} next={next ?? "/"} />
      </div>
      <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <p className="text-muted-foreground">
          New here?{" "}
          <Link href={accountHref("/sign-up", next)} className={accountLink}>
            Create an account
          </Link>
        </p>
        <Link href="/forgot-password" className={accountLink}>
          Forgotten your password?
        </Link>
        {next?.startsWith("/orders") ? (
          <Link href="/orders/link" className={accountLink}>
            Paid without an account?
          </Link>
        ) : null}
      </div>
    </>
  );
}

/** Why somebody came back from a provider without a session, by its code. */
function complaintOf(code: string): string {
  if (code === "conflict")
    return "Your email address has an account here already. Sign in to it first; then link the two under Settings, Sign-in and security.";
  if (code === "invalid_request")
    return "There your email address is not confirmed yet. Confirm it there, or sign in another way.";
  if (code === "rate_limit_exceeded") return "Too many attempts. Try again in a quarter of an hour.";
  return "You could not be signed in. Try again, or use another way.";
}

/** Why one is asked to sign in. */
function reason(next: string | null): string {
  if (next?.startsWith("/developers")) return "The developer console opens once you are signed in.";
  if (next?.startsWith("/oauth/")) return "An app asks for access. Sign in with the account that it is to act for.";
  if (next?.startsWith("/settings")) return "Your settings open once you are signed in.";
  if (next?.startsWith("/orders")) return "Sign in with the email address of the order.";
  return "Good to see you again.";
}
