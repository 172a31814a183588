import { Users } from "lucide-react";
import type { Metadata } from "next";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { KeptFocusList } from "@/app/_ui/form/kept-focus-list";
import { listOwnTiers } from "@/lib/domain/trade/memberships/tiers";
import { canBePaid } from "@/lib/domain/trade/payouts/reading/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { EditTier } from "./edit-tier";
import { Members } from "./members";
import { TierLine } from "./tier-line";

export const metadata: Metadata = { title: "Memberships" };

type MembershipsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The tiers that people can join, and who did. */
export default async function MembershipsPage({ searchParams }: MembershipsPageProps) {
  await requireCreator("/studio/memberships");
  const [ctx, params] = await Promise.all([pageContext(), searchParams]);
  const [tiers, paid] = await Promise.all([listOwnTiers(ctx), canBePaid(ctx)]);
  const [active, archived] = [tiers.filter((tier) => tier.active), tiers.filter((tier) => !tier.active)];
  return (
    <>
      <PageHeader
        title="Memberships"
        lead="People join a tier on your profile, each month or year or for free, and read your posts for members."
        action={<EditTier />}
      />
      {paid ? null : (
        <FormAlert tone="neutral" className="mb-5">
          {active.some((tier) => tier.price_cents > 0)
            ? "Nobody can join a tier with a price yet: "
            : "A tier may be free. Before you offer one with a price, "}
          <Link href="/studio/payouts" className="underline">
            set up payouts
          </Link>
          .
        </FormAlert>
      )}
      {active.length === 0 ? (
        <EmptyState icon={Users} title="No tier yet">
          Offer one tier to begin with, and say in its perks what a member gets.
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">Tiers on your profile</h2>
          <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
            {active.map((tier, i) => (
              <TierLine key={tier.id} tier={tier} first={i === 0} last={i === active.length - 1} />
            ))}
          </ul>
        </>
      )}
      {archived.length > 0 ? (
        <section aria-labelledby="archived" className="mt-8">
          <h2 id="archived" className="mb-3 font-semibold text-lg">
            Archived
          </h2>
          <KeptFocusList
            ids={archived.map(({ id }) => id)}
            className="divide-y divide-border rounded-md border border-border bg-card shadow-sm"
          >
            {archived.map((tier) => (
              <TierLine key={tier.id} tier={tier} first last />
            ))}
          </KeptFocusList>
        </section>
      ) : null}
      <Members status={[params.members].flat()[0]} cursor={[params.cursor].flat()[0]} />
    </>
  );
}
