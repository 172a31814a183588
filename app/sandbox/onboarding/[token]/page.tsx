import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { viewOnboarding } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { inSandbox } from "../../_parts/in-sandbox";

export const metadata: Metadata = { title: "Set up payouts" };

type Props = { params: Promise<{ token: string }> };

/**
 * Onboarding of a connected account: the real processor asks for identity and bank here, the sandbox for consent
 * alone.
 */
export default async function OnboardingPage({ params }: Props) {
  const { token } = await params;
  const view = await inSandbox(() => viewOnboarding(token));
  if (view.status === "expired") redirect(view.refreshUrl);
  return (
    <section className="sandbox-card sandbox-narrow" aria-labelledby="setup">
      <h1 id="setup">Set up payouts</h1>
      <p>
        A real processor now asks who you are and which bank account to pay. The sandbox asks for nothing: agree, and
        this account can receive payments.
      </p>
      <dl className="sandbox-facts">
        {view.name ? <Fact name="Name" value={view.name} /> : null}
        {view.email ? <Fact name="Email" value={view.email} /> : null}
        <Fact name="Account" value={view.accountId} />
      </dl>
      <form className="sandbox-form" method="post" action={`/sandbox/onboarding/${token}/complete`}>
        <button type="submit">Agree and submit</button>
      </form>
      <p>
        <a href={view.returnUrl}>Do this later</a>
      </p>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
