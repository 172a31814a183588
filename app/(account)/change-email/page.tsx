import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { lookAtChange } from "@/lib/domain/people/accounts/changes/confirm-email";
import { pageContext } from "@/lib/transports/actions/session/session";
import type { AccountParams } from "../_parts/destination";
import { ChangeEmail } from "./change-email";

// The address holds a secret: it is not told to the sites that one goes to from here.
export const metadata: Metadata = { title: "Change of address", robots: { index: false }, referrer: "same-origin" };

/** Where both links of a change of address lead. A click confirms: mail programs open links by themselves to look at them. */
export default async function ChangeEmailPage({ searchParams }: { searchParams: AccountParams }) {
  const token = [(await searchParams).token].flat()[0];
  if (!token) redirect("/settings/account");
  return <ChangeEmail token={token} proof={await lookAtChange(await pageContext(), token)} />;
}
