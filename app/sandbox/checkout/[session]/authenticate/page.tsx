import type { Metadata } from "next";
import { formatMoney } from "@/lib/core/values/money";
import { isTestCheckout, viewCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { inSandbox } from "../../../_parts/in-sandbox";
import { Notice } from "../../../_parts/notice";

export const metadata: Metadata = { title: "Confirm the payment" };

type Props = {
  params: Promise<{ session: string }>;
  searchParams: Promise<{ challenge?: string | string[] }>;
};

/** The bank's question to the card holder, for the test card that asks it. */
export default async function AuthenticatePage({ params, searchParams }: Props) {
  const [{ session }, { challenge = "" }] = await Promise.all([params, searchParams]);
  const view = await inSandbox(
    () => viewCheckout(session),
    () => isTestCheckout(session),
  );
  if (view.status !== "open") {
    return <Notice title="This checkout is closed" href={`/sandbox/checkout/${view.id}`} link="See its state" />;
  }
  const amount = formatMoney(view.amountTotal, view.currency);
  return (
    <section className="sandbox-card sandbox-narrow" aria-labelledby="question">
      <h1 id="question">Confirm the payment</h1>
      <p>
        Your bank wants to know whether this payment of <strong>{amount}</strong> is yours. With a real card you would
        see your bank’s own page here.
      </p>
      <form className="sandbox-form" method="post" action={`/sandbox/checkout/${view.id}/authenticate/answer`}>
        <input type="hidden" name="challenge" value={[challenge].flat()[0] ?? ""} />
        <button type="submit" name="decision" value="approve">
          Approve the payment
        </button>
        <button type="submit" name="decision" value="refuse" className="sandbox-quiet">
          Refuse
        </button>
      </form>
    </section>
  );
}
