import { SignOut } from "@/app/_ui/frame/sign-out";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import type { CurrentUser } from "@/lib/transports/actions/session/session";
import { accountLink } from "../../_parts/heading";

type GrantingAccountProps = { user: CurrentUser; here: string };

/** Which account would be opened, and the way to another that comes back here. */
export function GrantingAccount({ user, here }: GrantingAccountProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar
        name={user.name}
        handle={user.handle ?? user.email}
        categories={user.categories}
        src={user.avatar}
        className="size-9 text-xs"
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{user.name}</p>
        <p className="wrap-anywhere text-muted-foreground text-sm">{user.email}</p>
      </div>
      <p className="shrink-0 text-right text-muted-foreground text-sm">
        Not you?
        <SignOut to={here} className={`${accountLink} block`}>
          Switch account
        </SignOut>
      </p>
    </div>
  );
}
