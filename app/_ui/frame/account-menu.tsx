import {
  CalendarDays,
  CodeXml,
  FileText,
  Gavel,
  Heart,
  LogOut,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Store,
  UserRound,
  Users,
} from "lucide-react";
import { countApprovals } from "@/lib/domain/trade/orders/approvals/read";
import { type CurrentUser, pageContext } from "@/lib/transports/actions/session/session";
import { Link } from "../controls/link";
import { Avatar } from "../looks/faces/avatar";
import { HeaderPopover } from "./navigation/header-popover";
import { SignOut } from "./sign-out";

type AccountMenuProps = {
  user: Pick<CurrentUser, "id" | "name" | "email" | "handle" | "categories" | "avatar" | "operator">;
};

const itemClasses =
  "flex items-center gap-2.5 rounded-sm px-2.5 py-2 hover:bg-muted [&_svg]:size-4 [&_svg]:text-muted-foreground";

/** What a signed-in person can go to, and how much waits for their word. */
export async function AccountMenu({ user }: AccountMenuProps) {
  const waiting = await countApprovals(await pageContext());
  return (
    <HeaderPopover
      label={`Account of ${user.name}${waiting > 0 ? `, ${waiting} to approve` : ""}`}
      trigger={
        <>
          <Avatar
            name={user.name}
            handle={user.handle ?? user.email}
            categories={user.categories}
            src={user.avatar}
            sizes="32px"
            className="size-8 text-xs"
          />
          {waiting > 0 ? (
            <span
              aria-hidden
              className="absolute -top-0.5 -right-0.5 size-3 rounded-full bg-primary ring-2 ring-background"
            />
          ) : null}
        </>
      }
      triggerClassName="relative rounded-full"
      className="w-60"
    >
      <div data-account={user.id} className="border-border border-b px-2.5 pt-1.5 pb-2.5">
        <p className="truncate font-medium">{user.name}</p>
        <p className="truncate text-muted-foreground text-sm">{user.email}</p>
      </div>
      <nav aria-label="Account" className="mt-2 grid">
        {user.handle ? (
          <>
            <Link href="/studio" className={itemClasses}>
              <Store aria-hidden /> Studio
            </Link>
            <Link href={`/${user.handle}`} className={itemClasses}>
              <UserRound aria-hidden /> Public profile
            </Link>
          </>
        ) : null}
        <Link href="/orders" className={itemClasses}>
          <ShoppingBag aria-hidden /> Your orders
        </Link>
        <Link href="/approvals" className={itemClasses}>
          <ShieldCheck aria-hidden /> Approvals
          {waiting > 0 ? (
            <span className="ml-auto min-w-5 rounded-full bg-primary px-1.5 text-center font-medium text-primary-foreground text-xs leading-5">
              {waiting > 99 ? "99+" : waiting}
            </span>
          ) : null}
        </Link>
        <Link href="/quotes" className={itemClasses}>
          <FileText aria-hidden /> Your quotes
        </Link>
        <Link href="/bookings" className={itemClasses}>
          <CalendarDays aria-hidden /> Your bookings
        </Link>
        <Link href="/saved" className={itemClasses}>
          <Heart aria-hidden /> Saved
        </Link>
        <Link href="/memberships" className={itemClasses}>
          <Users aria-hidden /> Memberships
        </Link>
        <Link href="/settings" className={itemClasses}>
          <Settings aria-hidden /> Settings
        </Link>
        <Link href="/developers" className={itemClasses}>
          <CodeXml aria-hidden /> Developers
        </Link>
        {user.operator ? (
          <Link href="/operator" className={itemClasses}>
            <Gavel aria-hidden /> Operator
          </Link>
        ) : null}
        <SignOut className={itemClasses}>
          <LogOut aria-hidden /> Sign out
        </SignOut>
      </nav>
    </HeaderPopover>
  );
}
