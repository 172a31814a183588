import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LocalOutbox } from "@/app/_parts/local-outbox";
import { isVerified, lookAtVerification } from "@/lib/domain/people/accounts/signing-in/verify-email";
import { currentUser, pageContext } from "@/lib/transports/actions/session/session";
import type { AccountParams } from "../_parts/destination";
import type { Reader } from "./ended-link";
import { VerifyEmail } from "./verify-email";

// The address holds a secret: it is not told to the sites that one goes to from here.
export const metadata: Metadata = { title: "Confirm your address", robots: { index: false }, referrer: "same-origin" };

/** Where the link of the mail leads. A click confirms: mail programs open links by themselves to look at them. */
export default async function VerifyEmailPage({ searchParams }: { searchParams: AccountParams }) {
  const token = [(await searchParams).token].flat()[0];
  if (!token) redirect("/orders");
  const ctx = await pageContext();
  const [found, user, verified] = await Promise.all([lookAtVerification(ctx, token), currentUser(), isVerified(ctx)]);
  const reader: Reader = user ? { email: user.email, verified } : null;
  return <VerifyEmail token={token} found={found} reader={reader} note={<LocalOutbox />} />;
}
