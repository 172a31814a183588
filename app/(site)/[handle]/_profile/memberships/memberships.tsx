import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Badge } from "@/app/_ui/looks/badge";
import { Card, CardContent, CardTitle } from "@/app/_ui/looks/card";
import { Glyph } from "@/app/_ui/looks/logos/glyph";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import { JoinTier } from "./join-tier";

type MembershipsProps = {
  profile: ProfileView;
  /** The tier in which the reader is a member. */
  ownTier: string | null;
  /** The reader is the creator: nothing to join. */
  own: boolean;
};

/** The tiers of a creator, with the way in; a member's own is named also when it is archived. */
export function Memberships({ profile, ownTier, own }: MembershipsProps) {
  return (
    <Card id="memberships">
      <CardContent className="grid grid-cols-1 gap-5">
        <CardTitle>Memberships</CardTitle>
        {ownTier && !profile.tiers.some((tier) => tier.id === ownTier) ? (
          <div className="grid gap-2">
            <OwnMembership />
            <p className="text-muted-foreground text-sm">Your tier takes nobody new. Your membership goes on.</p>
          </div>
        ) : null}
        {profile.tiers.map((tier) => (
          <div key={tier.id} className="wrap-anywhere grid grid-cols-1 gap-2">
            <div className="flex items-baseline justify-between gap-3">
              <h3 dir="auto" className="font-medium">
                {tier.name}
              </h3>
              <p className="whitespace-nowrap text-sm">
                {tier.price_cents === 0 ? (
                  <span className="font-semibold">Free</span>
                ) : (
                  <>
                    <Money cents={tier.price_cents} className="font-semibold" />
                    <span className="text-muted-foreground"> a {tier.interval}</span>
                  </>
                )}
              </p>
            </div>
            {tier.description ? <p className="text-muted-foreground text-sm">{tier.description}</p> : null}
            <ul className="grid gap-1 text-sm">
              {tier.perks.map((perk) => (
                <li key={perk} className="grid grid-cols-[14px_minmax(0,1fr)] gap-2">
                  <Glyph name="check" className="mt-[3px] size-3.5 text-success" />
                  {perk}
                </li>
              ))}
            </ul>
            <WayIn profile={profile} tier={tier} ownTier={ownTier} own={own} />
          </div>
        ))}
      </CardContent>
    </Card>
  );
}

/** What the reader can do about a tier: join it, see that it is theirs, or first leave the one that they are in. */
function WayIn({ profile, tier, ownTier, own }: MembershipsProps & { tier: ProfileView["tiers"][number] }) {
  if (own) return null;
  if (tier.id === ownTier) return <OwnMembership />;
  if (!ownTier) return <JoinTier handle={profile.handle} id={tier.id} name={tier.name} />;
  return (
    <p className="text-muted-foreground text-sm">
      To change to this tier,{" "}
      <Link href="/memberships" className="rounded-sm text-primary-ink hover:underline">
        leave yours
      </Link>{" "}
      first, and join this one once it has ended.
    </p>
  );
}

function OwnMembership() {
  return (
    <p className="flex items-center gap-3 text-sm">
      <Badge tone="success">You are a member</Badge>
      <Link href="/memberships" className="rounded-sm text-primary-ink hover:underline">
        Manage
      </Link>
    </p>
  );
}
