import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Link } from "@/app/_ui/controls/link";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { DomainError } from "@/lib/core/errors";
import { viewOffer } from "@/lib/domain/people/profiles/view";
import { readSpending } from "@/lib/domain/platform/spending/limits";
import { readChoices } from "@/lib/domain/trade/orders/approving/choices";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { AddonChoice, PackageChoice } from "../../[handle]/products/[slug]/choices";
import { priceListOf } from "../../[handle]/products/[slug]/selection";
import { ChangeForm } from "./change-form";

export const metadata: Metadata = { title: "Change an order", robots: { index: false } };

type ChangePageProps = { params: Promise<{ id: string }> };

/** An order that an app prepared, to be changed before it is paid. Looking at it changes nothing. */
export default async function ChangePage({ params }: ChangePageProps) {
  const { id } = await params;
  const user = await requireUser(`/approvals/${id}`);
  const ctx = await pageContext();
  const [found, spendings] = await Promise.all([orWhyNot(readChoices(ctx, id)), readSpending(user.id, ctx.now)]);
  if (typeof found === "string") return <Over>{found}</Over>;
  const { approval, row, order, brief, chosen, handle, displayName, closed } = found;
  const offer = found.offer && viewOffer(handle, found.offer);
  const spending = spendings.get(row.credentialId);
  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-8 py-8 sm:py-10">
      <div className="grid gap-4">
        <Breadcrumb crumbs={[{ label: "Approvals", href: "/approvals" }, { label: "Change the order" }]} />
        <header className="grid gap-1">
          <h1 className="wrap-anywhere font-semibold text-2xl">Change what {approval.app} prepared</h1>
          <p className="measure wrap-anywhere text-lg text-muted-foreground">
            {approval.product_title} by{" "}
            <Link href={`/${handle}`} className="rounded-sm underline underline-offset-4">
              {displayName}
            </Link>
            . {approval.app} reads what you change, and can no longer offer you the page that it had opened.
          </p>
        </header>
      </div>
      <ChangeForm
        id={id}
        orderId={order.id}
        since={approval.change?.at ?? ""}
        app={approval.app}
        creator={displayName}
        prices={offer && priceListOf(offer)}
        chosen={{ tier: chosen.tier ?? undefined, addons: chosen.addons }}
        ordered={{
          lines: approval.lines.map(({ name, amount_cents }) => ({ name, cents: amount_cents })),
          cents: approval.amount_cents,
          days: order.deliveryDays,
          revisions: order.revisionsAllowed,
        }}
        // what another month counts changes nothing of this one
        spending={spending && order.spendMonth === spending.month ? spending : null}
        brief={brief}
      >
        {closed ? <FormAlert tone="neutral">{closed} Only the brief can be changed.</FormAlert> : null}
        {offer && offer.packages.length > 0 ? (
          <PackageChoice packages={offer.packages} chosen={chosen.tier ?? undefined} />
        ) : null}
        {offer && offer.addons.length > 0 ? <AddonChoice addons={offer.addons} chosen={chosen.addons} /> : null}
        {offer ? null : <Kept {...chosen} />}
      </ChangeForm>
    </div>
  );
}

/** The choices of an order of which nothing else can be had, as the form sends them. */
function Kept({ tier, addons }: { tier: string | null; addons: readonly string[] }) {
  return (
    <>
      {tier ? <input type="hidden" name="tier_id" value={tier} /> : null}
      {addons.map((slug) => (
        <input key={slug} type="hidden" name="addon_ids[]" value={slug} />
      ))}
    </>
  );
}

function Over({ children }: { children: string }) {
  return (
    <div className="shell grid max-w-3xl grid-cols-1 gap-5 py-10 sm:py-14">
      <h1 className="font-semibold text-2xl">This can no longer be changed</h1>
      <p>{children}</p>
      <p>
        <Link href="/approvals" className="rounded-sm font-medium text-primary-ink underline underline-offset-4">
          Back to what waits for you
        </Link>
      </p>
    </div>
  );
}

/** What was found, or a sentence on why it cannot be changed. */
async function orWhyNot<T>(found: Promise<T>): Promise<T | string> {
  try {
    return await found;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "not_found") notFound();
    return error.message;
  }
}
