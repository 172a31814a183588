import { Suspense } from "react";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { returnFromPortal } from "@/lib/domain/trade/billing/choosing/portal";
import { readBilling } from "@/lib/domain/trade/billing/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { Dunning } from "./dunning";
import { Invoices } from "./invoices";
import { PlanState } from "./plan-state";
import { PlanTable } from "./plan-table";
import { Rules } from "./rules";
import { Usage } from "./usage";

export const metadata = { title: "Plan" };

type BillingPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * The account's plan: what it is, what of it is used, what others would allow, what was paid. Where every 402 points. The processor leads
 * back here with `?checkout=canceled` and `?portal=back`.
 */
export default async function BillingPage({ searchParams }: BillingPageProps) {
  await requireUser("/developers/billing");
  const { checkout, portal } = await searchParams;
  return (
    <>
      <PageHeader title="Plan" lead="What the API does for you each month, and what it costs." />
      <Suspense fallback={<ListSkeleton label="Loading your plan" />}>
        <Plan canceled={checkout === "canceled"} back={portal === "back"} />
      </Suspense>
    </>
  );
}

async function Plan({ canceled, back }: { canceled: boolean; back: boolean }) {
  const ctx = await pageContext();
  if (back) await returnFromPortal(ctx);
  const [billing, standing] = await Promise.all([readBilling(ctx), readStanding(ctx)]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {canceled && !billing.subscription ? (
        <FormAlert tone="neutral">You left the checkout. Nothing was charged and your plan is as it was.</FormAlert>
      ) : null}
      <Dunning billing={billing} now={ctx.now} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <PlanState billing={billing} />
        <Usage standing={standing} now={ctx.now} />
      </div>
      <section aria-labelledby="plans" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="plans" className="font-semibold text-lg">
          Plans
        </h2>
        <PlanTable billing={billing} />
        <Rules />
      </section>
      <Invoices invoices={billing.invoices} />
    </div>
  );
}
