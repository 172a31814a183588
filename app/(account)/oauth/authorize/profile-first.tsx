import { BecomeCreatorCard } from "@/app/_parts/become-creator-card";
import { Card } from "@/app/_ui/looks/card";
import type { CurrentUser } from "@/lib/transports/actions/session";
import { AccountHeading } from "../../_parts/heading";
import { GrantingAccount } from "./granting-account";

type ProfileFirstProps = { user: CurrentUser; here: string; site: string };

/** For a buyer's account, which has nothing that an app could act on: the way to a profile. The request is asked again afterwards. */
export function ProfileFirst({ user, here, site }: ProfileFirstProps) {
  return (
    <>
      <AccountHeading title="An app asks for access">
        Apps act for creators, and this account has no creator's page yet. Open one to go on, or use another account.
      </AccountHeading>
      <div className="grid gap-5">
        <Card className="px-4 py-3.5">
          <GrantingAccount user={user} here={here} />
        </Card>
        <BecomeCreatorCard name={user.name} site={site} sent={false} />
      </div>
    </>
  );
}
