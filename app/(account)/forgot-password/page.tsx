import type { Metadata } from "next";
import { Link } from "@/app/_ui/controls/link";
import { AccountHeading, accountLink } from "../_parts/heading";
import { ForgotPasswordForm } from "./forgot-password-form";

export const metadata: Metadata = { title: "Forgotten password", robots: { index: false } };

/** Asks for the link that sets a new password. */
export default function ForgotPasswordPage() {
  return (
    <>
      <AccountHeading title="Forgotten your password?">We mail you a link that sets a new one.</AccountHeading>
      <ForgotPasswordForm />
      <p className="mt-6 text-muted-foreground">
        Remembered it?{" "}
        <Link href="/sign-in" className={accountLink}>
          Sign in
        </Link>
      </p>
    </>
  );
}
