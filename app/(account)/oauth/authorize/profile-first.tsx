import { BecomeCreatorCard } from "@/app/_parts/account/become-creator-card";
import { Card } from "@/app/_ui/looks/card";
import type { ConsentQuestion } from "@/lib/domain/developers/oauth/authorization/authorization-request";
import type { CurrentUser } from "@/lib/transports/actions/session/session";
import { AccountHeading } from "../../_parts/heading";
import { ConsentForm } from "./consent-form";
import { GrantingAccount } from "./granting-account";

type ProfileFirstProps = { question: ConsentQuestion; user: CurrentUser; here: string; site: string };

/**
 * For an account that has nothing of what an app asks for: the way to a creator's page, after which the request is asked again, and the way
 * back to the app, which waits for an answer.
 */
export function ProfileFirst({ question: { client, request }, user, here, site }: ProfileFirstProps) {
  return (
    <>
      <AccountHeading title="An app asks for access">
        It asks for what creators have, and this account has no creator's page yet. Open one to go on, or use another
        account.
      </AccountHeading>
      <div className="grid gap-5">
        <Card className="px-4 py-3.5">
          <GrantingAccount user={user} here={here} />
        </Card>
        <BecomeCreatorCard name={user.name} site={site} sent={false} />
        <ConsentForm request={request} app={client.name} buys={false} categories={[]} grants={false} />
      </div>
    </>
  );
}
