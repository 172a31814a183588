import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { Button } from "@/app/_ui/button";
import { isResetLinkAlive } from "@/lib/accounts/reset-password";
import { pageContext } from "@/lib/actions/session";
import type { AccountParams } from "../_parts/destination";
import { AccountHeading, accountLink } from "../_parts/heading";
import { ResetPasswordForm } from "./reset-password-form";

// The address holds a secret: it is not told to the sites that one goes to from here.
export const metadata: Metadata = { title: "New password", robots: { index: false }, referrer: "same-origin" };

/** Where the link of the letter leads. */
export default async function ResetPasswordPage({ searchParams }: { searchParams: AccountParams }) {
  const token = [(await searchParams).token].flat()[0];
  if (!token) redirect("/forgot-password");
  if (!(await isResetLinkAlive(await pageContext(), token))) return <EndedLink />;
  return (
    <>
      <AccountHeading title="Set a new password">You are signed out everywhere else when it is set.</AccountHeading>
      <ResetPasswordForm token={token} />
    </>
  );
}

/** Said before anyone has thought of a new password. */
function EndedLink() {
  return (
    <>
      <AccountHeading title="This link has ended">
        It has been used, or is more than an hour old. A new one takes a minute.
      </AccountHeading>
      <Button asChild size="lg" className="w-full">
        <Link href="/forgot-password">Ask for a new link</Link>
      </Button>
      <p className="mt-6 text-muted-foreground">
        Remembered it?{" "}
        <Link href="/sign-in" className={accountLink}>
          Sign in
        </Link>
      </p>
    </>
  );
}
