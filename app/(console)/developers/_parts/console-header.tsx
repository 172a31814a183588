import Link from "next/link";
import { AccountMenu } from "@/app/_ui/account-menu";
import { BRAND } from "@/app/_ui/brand";
import { Logo } from "@/app/_ui/logo";
import { currentUser } from "@/lib/actions/session";
import { ConsoleDrawer } from "./console-drawer";
import { ConsoleNav } from "./console-nav";

/** The bar over the console: the way home, the drawer on phones, the account. */
export async function ConsoleHeader() {
  const user = await currentUser();
  return (
    <header className="sticky top-0 z-40 border-border border-b bg-background/90 backdrop-blur-md">
      <div className="shell flex h-15 items-center gap-3">
        <ConsoleDrawer>
          <ConsoleNav />
        </ConsoleDrawer>
        <Link href="/" aria-label={`${BRAND}, home`} className="rounded-sm">
          <Logo />
        </Link>
        <span aria-hidden className="hidden h-5 w-px rotate-12 bg-border-strong sm:block" />
        <Link href="/developers" className="hidden rounded-sm text-muted-foreground hover:text-foreground sm:block">
          Developers
        </Link>
        <div className="ml-auto flex items-center">{user ? <AccountMenu user={user} /> : null}</div>
      </div>
    </header>
  );
}
