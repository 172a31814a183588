import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { AccountParams } from "../_parts/destination";
import { AccountHeading } from "../_parts/heading";
import { ResetPasswordForm } from "./reset-password-form";

// The address holds a secret: it is not told to the sites that one goes to from here.
export const metadata: Metadata = { title: "New password", robots: { index: false }, referrer: "same-origin" };

/** Where the link of the letter leads. */
export default async function ResetPasswordPage({ searchParams }: { searchParams: AccountParams }) {
  const token = [(await searchParams).token].flat()[0];
  if (!token) redirect("/forgot-password");
  return (
    <>
      <AccountHeading title="Set a new password">You are signed out everywhere else when it is set.</AccountHeading>
      <ResetPasswordForm token={token} />
    </>
  );
}
