import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { AccountParams } from "../_parts/destination";
import { AccountHeading } from "../_parts/heading";
import { VerifyEmailForm } from "./verify-email-form";

// The address holds a secret: it is not told to the sites that one goes to from here.
export const metadata: Metadata = { title: "Confirm your address", robots: { index: false }, referrer: "same-origin" };

/** Where the link of the mail leads. A click confirms: mail programs open links by themselves to look at them. */
export default async function VerifyEmailPage({ searchParams }: { searchParams: AccountParams }) {
  const token = [(await searchParams).token].flat()[0];
  if (!token) redirect("/orders");
  return (
    <>
      <AccountHeading title="Confirm your address">
        It shows that the address is yours. Orders that were paid with it are then in your account.
      </AccountHeading>
      <VerifyEmailForm token={token} />
    </>
  );
}
