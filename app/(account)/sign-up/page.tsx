import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Link } from "@/app/_ui/controls/link";
import { BRAND } from "@/app/_ui/looks/logos/brand";
import { env } from "@/lib/core/env";
import { buyerEmailOf } from "@/lib/domain/trade/orders/reading/again";
import { offeredProviders } from "@/lib/transports/actions/session/providers";
import { currentUser, pageContext } from "@/lib/transports/actions/session/session";
import { type AccountParams, accountHref, destination, onceSignedIn, type Purpose } from "../_parts/destination";
import { AccountHeading, accountLink } from "../_parts/heading";
import { NeedsScript } from "../_parts/needs-script";
import { SignUpForm } from "./sign-up-form";

export const metadata: Metadata = {
  title: "Create an account",
  description: `Join ${BRAND} to hire people, or to be hired by people and their agents.`,
};

/** The address of the order whose link led here: it is filled in, and still to be proved. */
async function emailOf({ order, token }: Awaited<AccountParams>): Promise<string | undefined> {
  if (typeof order !== "string" || typeof token !== "string") return undefined;
  return (await buyerEmailOf(await pageContext(), order, token).catch(() => null)) ?? undefined;
}

/** For what the way here speaks: `?as=creator`, or a console to go on to. */
function purposeOf(as: string | string[] | undefined, next: string | null): Purpose {
  if (as === "creator" || as === "builder") return as;
  return next?.split(/[/?]/)[1] === "developers" ? "builder" : "buyer";
}

/** A new account, for buyers, creators and builders. */
export default async function SignUpPage({ searchParams }: { searchParams: AccountParams }) {
  const params = await searchParams;
  const next = destination(params);
  const purpose = purposeOf(params.as, next);
  const user = await currentUser();
  if (user) redirect(onceSignedIn(purpose, user, next));
  return (
    <>
      <AccountHeading title="Create an account">One account to hire, to be hired and to build.</AccountHeading>
      <NeedsScript>Opening an account needs JavaScript, which is off in this browser.</NeedsScript>
      <SignUpForm
        next={next}
        purpose={purpose}
        email={await emailOf(params)}
        offered={offeredProviders()}
        site={`${new URL(env().BASE_URL).host}/`}
      />
      <p className="mt-6 text-muted-foreground">
        Already have an account?{" "}
        <Link href={accountHref("/sign-in", next)} className={accountLink}>
          Sign in
        </Link>
      </p>
    </>
  );
}
