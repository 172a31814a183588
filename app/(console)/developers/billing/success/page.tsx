import { CircleCheck } from "lucide-react";
import { notFound } from "next/navigation";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { TIERS } from "@/lib/contracts/tiers";
import { returnFromCheckout } from "@/lib/domain/trade/billing/choosing/open-plan-checkout";
import { readBilling } from "@/lib/domain/trade/billing/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";

export const metadata = { title: "Thank you" };

const PARENT = { label: "Plan", href: "/developers/billing" };

type SuccessPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where the processor leads after a plan was paid for. */
export default async function SuccessPage({ searchParams }: SuccessPageProps) {
  const { session_id: session } = await searchParams;
  if (typeof session !== "string") notFound();
  await requireUser(`/developers/billing/success?session_id=${encodeURIComponent(session)}`);
  const ctx = await pageContext();
  const became = await orNotFound(returnFromCheckout(ctx, session));
  const { name } = TIERS[(await readBilling(ctx)).tier];
  return became === "paid" ? (
    <>
      <PageHeader title="Thank you" parent={PARENT} lead="The payment has arrived." />
      <EmptyState
        icon={CircleCheck}
        title={`You are on the ${name} plan`}
        action={
          <>
            <Button asChild>
              <Link href="/developers/billing">See your plan</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link href="/developers">To the console</Link>
            </Button>
          </>
        }
      >
        It counts from your next request on; no key has to be changed. The invoice is with your plan.
      </EmptyState>
    </>
  ) : (
    <>
      <PageHeader title="Not paid yet" parent={PARENT} lead="The processor has not taken the payment." />
      <EmptyState
        title="Nothing was charged"
        action={
          <Button asChild>
            <Link href="/developers/billing">Back to the plans</Link>
          </Button>
        }
      >
        Your plan is as it was. Choose it again whenever you like.
      </EmptyState>
    </>
  );
}
