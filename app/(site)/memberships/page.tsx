import { Users } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { listOwnMemberships, mayAwaitTier } from "@/lib/domain/trade/memberships/members";
import { returnFromPortal } from "@/lib/domain/trade/memberships/portal";
import { returnFromJoining } from "@/lib/domain/trade/memberships/unheard-starts";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { ConfirmingPayment } from "./confirming-payment";
import { MembershipCard } from "./membership-card";

export const metadata: Metadata = { title: "Your memberships", robots: { index: false } };

type MembershipsPageProps = {
  searchParams: Promise<Partial<Record<"joined" | "session_id" | "portal", string | string[]>>>;
};

/**
 * The creators whom the reader is a member of. `?joined` names the tier that they come from joining, `?session_id` the checkout that led
 * back from it, `?portal` the membership whose portal did.
 */
export default async function MembershipsPage({ searchParams }: MembershipsPageProps) {
  await requireUser("/memberships");
  const [ctx, query] = await Promise.all([pageContext(), searchParams]);
  const joined = [query.joined].flat()[0];
  const session = [query.session_id].flat()[0];
  const left = [query.portal].flat()[0];
  if (joined && session) await returnFromJoining(ctx, joined, session);
  if (left) await returnFromPortal(ctx, left);
  const memberships = await listOwnMemberships(ctx);
  const fresh = memberships.find((own) => own.tier.id === joined && own.status === "ACTIVE");
  const awaited = !fresh && joined !== undefined && (await mayAwaitTier(ctx, joined));
  return (
    <div className="shell max-w-3xl py-10 sm:py-14">
      <h1 className="mb-6 font-semibold text-2xl">Your memberships</h1>
      {fresh ? (
        <FormAlert tone="success" className="mb-6">
          Welcome. You are a member of{" "}
          <Link href={`/${fresh.creator.handle}`} className="underline">
            {fresh.creator.display_name}
          </Link>
          .
        </FormAlert>
      ) : awaited ? (
        <ConfirmingPayment />
      ) : null}
      {memberships.length === 0 && !awaited ? (
        <EmptyState
          icon={Users}
          title="You are not a member anywhere yet"
          action={
            <Button asChild>
              <Link href="/creators">Find a creator</Link>
            </Button>
          }
        >
          Creators offer tiers on their profiles. What you join stands here, with the way out.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {memberships.map((own) => (
            <MembershipCard key={own.id} own={own} />
          ))}
        </ul>
      )}
    </div>
  );
}
