import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { halfInCookie } from "@/lib/transports/actions/session/device-cookie";
import { currentUser } from "@/lib/transports/actions/session/session";
import { type AccountParams, accountHref, destination } from "../../_parts/destination";
import { AccountHeading } from "../../_parts/heading";
import { NeedsScript } from "../../_parts/needs-script";
import { Or } from "../../_parts/or";
import { PasskeyEntry } from "../passkey-entry";
import { CodeForm } from "./code-form";

export const metadata: Metadata = { title: "Enter your code", robots: { index: false } };

/** The second step of signing in, for people who have taken the first in this browser. */
export default async function CodePage({ searchParams }: { searchParams: AccountParams }) {
  const next = destination(await searchParams);
  if (await currentUser()) redirect(next ?? "/");
  if (!(await halfInCookie())) redirect(accountHref("/sign-in", next));
  return (
    <>
      <AccountHeading title="Enter your code">Your authenticator app shows one for Guildhall.</AccountHeading>
      <NeedsScript>Signing in needs JavaScript, which is off in this browser.</NeedsScript>
      <CodeForm next={next ?? "/"} back={accountHref("/sign-in", next)} />
      <Or />
      <PasskeyEntry next={next ?? "/"} />
    </>
  );
}
