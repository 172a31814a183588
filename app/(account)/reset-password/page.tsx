import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { isResetLinkAlive } from "@/lib/domain/people/accounts/signing-in/reset-password";
import { pageContext } from "@/lib/transports/actions/session/session";
import type { AccountParams } from "../_parts/destination";
import { ResetPassword } from "./reset-password-form";

// The address holds a secret: it is not told to the sites that one goes to from here.
export const metadata: Metadata = { title: "New password", robots: { index: false }, referrer: "same-origin" };

/** Where the link of the mail leads. */
export default async function ResetPasswordPage({ searchParams }: { searchParams: AccountParams }) {
  const token = [(await searchParams).token].flat()[0];
  if (!token) redirect("/forgot-password");
  const alive = await isResetLinkAlive(await pageContext(), token);
  return <ResetPassword token={token} alive={alive} />;
}
