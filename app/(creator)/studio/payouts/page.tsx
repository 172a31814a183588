import type { Metadata } from "next";
import { Suspense } from "react";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { formatMoney } from "@/lib/core/values/money";
import { readPayouts } from "@/lib/domain/trade/payouts/reading/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { Earnings } from "./earnings";
import { PayoutsState } from "./payouts-state";

export const metadata: Metadata = { title: "Payouts" };

type PayoutsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** How the creator is paid. The processor leads back here with `?link=back`, from a spent link with `?link=expired`. */
export default async function PayoutsPage({ searchParams }: PayoutsPageProps) {
  await requireCreator("/studio/payouts");
  const { link } = await searchParams;
  return (
    <>
      <PageHeader
        title="Payouts"
        lead="Buyers pay on the processor's page. What is yours, less the platform's fee, is held until the order is completed, and then paid to your bank. Tips and memberships are paid at once."
      />
      <Suspense fallback={<ListSkeleton label="Asking the payment processor" />}>
        <Payouts expired={link === "expired"} />
      </Suspense>
    </>
  );
}

async function Payouts({ expired }: { expired: boolean }) {
  const ctx = await pageContext();
  const payouts = await readPayouts(ctx);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {expired && payouts.state !== "enabled" ? (
        <FormAlert tone="warning">That link had expired or was used already. Continue with a fresh one.</FormAlert>
      ) : null}
      <PayoutsState payouts={payouts} />
      {payouts.owed_cents > 0 ? (
        <FormAlert tone="warning">
          {`You owe ${formatMoney(payouts.owed_cents)} for refunds that came after payouts. It is kept from what you earn next; you need to do nothing.`}
        </FormAlert>
      ) : null}
      {payouts.earnings.length > 0 ? <Earnings earnings={payouts.earnings} now={ctx.now} /> : null}
    </div>
  );
}
