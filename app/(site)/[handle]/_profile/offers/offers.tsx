import { PackageOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { Card } from "@/app/_ui/looks/card";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import { ClosedNote } from "../../../_parts/availability";
import { MoreLink, Section } from "../../../_parts/section";
import { Terms } from "../terms";
import { PackageColumns } from "./package-columns";

type OffersProps = {
  profile: ProfileView;
  /** The reader's own page: there is nothing to order or to ask for on it. */
  own: boolean;
  /** For what fits none of the offers. */
  ask: ReactNode;
  /** Not so while the creator cannot be paid. */
  sold: boolean;
};

/** What a creator sells: one card per product, packages side by side. */
export function Offers({ profile, own, ask, sold }: OffersProps) {
  return (
    <Section id="offers" title="Offers">
      {profile.availability.open || profile.offers.length === 0 ? null : (
        <div className="mb-5">
          <ClosedNote name={profile.display_name} availability={profile.availability} />
        </div>
      )}
      {sold || profile.offers.length === 0 ? null : own ? (
        <NotPaidYet />
      ) : (
        <p className="mb-5 text-muted-foreground">
          {profile.display_name} cannot be hired yet. The page of each offer tells you when that changes, if you wish.
        </p>
      )}
      {profile.offers.length > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {profile.offers.map((offer) => (
            <OfferCard key={offer.product_id} offer={offer} handle={profile.handle} sold={sold && !own} />
          ))}
          {own ? null : (
            <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-border border-dashed px-5 py-4">
              <p className="text-muted-foreground">Nothing here is quite what you need?</p>
              {ask}
            </div>
          )}
        </div>
      ) : own ? (
        <EmptyState
          icon={PackageOpen}
          title="You have no offers yet"
          action={
            <Button asChild>
              <Link href="/studio/products/new">New product</Link>
            </Button>
          }
        >
          Your active products stand here.
        </EmptyState>
      ) : (
        <EmptyState icon={PackageOpen} title="Nothing on offer right now">
          {profile.display_name} has no open offers. Their posts and reviews stay here.
        </EmptyState>
      )}
    </Section>
  );
}

/** What the owner of a page reads while nothing of theirs can be ordered. */
export function NotPaidYet() {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-warning-tint px-4 py-3 text-warning-ink">
      <p className="min-w-0">Nobody can hire you yet: you have not set up how you are paid.</p>
      <Button asChild variant="secondary">
        <Link href="/studio/payouts">Set up payouts</Link>
      </Button>
    </div>
  );
}

/** One offer as buyers see it. */
export function OfferCard({ offer, handle, sold = true }: { offer: OfferView; handle: string; sold?: boolean }) {
  const href = `/${handle}/products/${offer.slug}`;
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-5">
        <div className="wrap-anywhere min-w-0 flex-1 basis-72">
          <h3 dir="auto" className="font-semibold text-lg">
            <Link href={href} className="rounded-sm hover:underline">
              {offer.name}
            </Link>
          </h3>
          <p dir="auto" className="measure text-muted-foreground">
            {offer.summary}
          </p>
        </div>
        {offer.packages.length > 0 ? (
          <MoreLink href={href} label="Details" />
        ) : (
          <p className="text-right">
            <Money cents={offer.price_cents} className="font-semibold text-xl" />
          </p>
        )}
      </div>
      {offer.packages.length > 0 ? (
        <PackageColumns offer={offer} href={href} sold={sold} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4 border-border border-t px-5 py-3.5">
          <Terms days={offer.delivery_days} revisions={offer.revisions} className="flex gap-x-5" />
          <Button asChild variant="secondary">
            <Link href={href}>{sold ? "View and order" : "View"}</Link>
          </Button>
        </div>
      )}
    </Card>
  );
}
