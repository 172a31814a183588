import { TIERS } from "@/lib/contracts/tiers";
import { formatMoney } from "@/lib/core/values/money";
import { requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { EnterpriseForm } from "./enterprise-form";

export const metadata = { title: "Enterprise" };

/** How to get the ENTERPRISE plan: by writing to the operator. */
export default async function EnterprisePage() {
  const user = await requireUser("/developers/billing/enterprise");
  const { requestsPerMonth, priceCents } = TIERS.ENTERPRISE;
  const million = Math.round(requestsPerMonth / 1_000_000);
  return (
    <>
      <PageHeader
        title="Enterprise"
        parent={{ label: "Plan", href: "/developers/billing" }}
        lead={`${million} million requests a month without a daily limit, for ${formatMoney(priceCents)}. Say what you need; the operator of this service answers by mail.`}
      />
      <EnterpriseForm email={user.email} />
    </>
  );
}
