import type { Metadata } from "next";
import {
  type CheckoutView,
  isTestCheckout,
  paymentErrors,
  viewCheckout,
} from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { CardForm } from "../../_parts/card-form";
import { inSandbox } from "../../_parts/in-sandbox";
import { Notice } from "../../_parts/notice";
import { OrderSummary } from "../../_parts/order-summary";
import { ForgetForm } from "../../_parts/saved-cards";
import { TestCards } from "../../_parts/test-cards";

export const metadata: Metadata = { title: "Checkout" };

type Props = {
  params: Promise<{ session: string }>;
  searchParams: Promise<{ error?: string | string[] }>;
};

/** A checkout: what is bought, and the form that pays for it. */
export default async function CheckoutPage({ params, searchParams }: Props) {
  const [{ session }, { error }] = await Promise.all([params, searchParams]);
  const view = await inSandbox(
    () => viewCheckout(session),
    () => isTestCheckout(session),
  );
  if (view.status !== "open") return <Closed view={view} />;
  const errors = paymentErrors([error ?? []].flat().flatMap((codes) => codes.split(",")));
  return (
    <div className="sandbox-columns">
      <OrderSummary view={view} />
      <div className="sandbox-stack">
        <CardForm view={view} errors={errors} />
        <ForgetForm view={view} />
        <TestCards />
      </div>
    </div>
  );
}

function Closed({ view }: { view: CheckoutView }) {
  return view.status === "complete" ? (
    <Notice title="This checkout is paid">
      <p>There is nothing left to do here.</p>
      <p>
        {view.mode === "payment"
          ? "If you paid, the link to your order is in your email."
          : "If you paid, what you subscribed to is in your account."}
      </p>
    </Notice>
  ) : (
    <Notice title="This checkout has expired" href={view.cancelUrl} link="Go back">
      <p>Nothing was charged. Start again from the page where you chose what to buy.</p>
    </Notice>
  );
}
