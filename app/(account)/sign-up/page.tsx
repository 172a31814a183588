import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { BRAND } from "@/app/_ui/looks/brand";
import { env } from "@/lib/core/env";
import { currentUser } from "@/lib/transports/actions/session";
import { type AccountParams, accountHref, destination } from "../_parts/destination";
import { AccountHeading, accountLink } from "../_parts/heading";
import { SignUpForm } from "./sign-up-form";

export const metadata: Metadata = {
  title: "Create an account",
  description: `Join ${BRAND} to hire people, or to be hired by people and their agents.`,
};

/** A new account, for buyers and creators. `?as=creator` chooses for the person. */
export default async function SignUpPage({ searchParams }: { searchParams: AccountParams }) {
  const params = await searchParams;
  const next = destination(params);
  if (await currentUser()) redirect(next ?? "/");
  const creator = params.as === "creator" || /^\/(developers|oauth)\//.test(`${next}/`);
  return (
    <>
      <AccountHeading title="Create an account">One account to hire and to be hired.</AccountHeading>
      <SignUpForm next={next} creator={creator} site={`${new URL(env().BASE_URL).host}/`} />
      <p className="mt-6 text-muted-foreground">
        Already have an account?{" "}
        <Link href={accountHref("/sign-in", next)} className={accountLink}>
          Sign in
        </Link>
      </p>
    </>
  );
}
