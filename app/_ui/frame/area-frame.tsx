import type { ReactNode } from "react";
import { TERMS_VERSION } from "@/lib/contracts/people/terms-version";
import { countUnread } from "@/lib/domain/contact/threads/reading/unread";
import { currentUser, pageContext } from "@/lib/transports/actions/session/session";
import { Link } from "../controls/link";
import { Toaster } from "../feedback/toaster";
import { BRAND } from "../looks/logos/brand";
import { Logo } from "../looks/logos/logo";
import { AccountMenu } from "./account-menu";
import { ModeBanner, ModeSwitch } from "./modes/mode-switch";
import { NavDrawer } from "./navigation/nav-drawer";
import { UnreadLink } from "./navigation/unread-link";
import { Bell } from "./notices/bell";
import { NewTerms } from "./terms/new-terms";
import { ViewBanner } from "./viewing/view-banner";

type AreaFrameProps = {
  name: string;
  href: string;
  /** The area's `SideNav`: on the left, in a drawer on phones. */
  nav: ReactNode;
  children: ReactNode;
};

/** The frame of an area with pages of its own, as the console and the studio: the bar over it, and its navigation. */
export function AreaFrame({ name, href, nav, children }: AreaFrameProps) {
  return (
    <div className="min-h-dvh [--frame-top:60px] has-[[data-mode=test],[data-viewing]]:[--frame-top:97px]">
      <AreaHeader name={name} href={href} nav={nav} />
      <div className="shell grid grid-cols-[minmax(0,1fr)] gap-x-10 md:grid-cols-[200px_minmax(0,1fr)]">
        <aside className="hidden md:block">
          <div className="sticky top-(--frame-top) max-h-[calc(100dvh-var(--frame-top))] overflow-y-auto py-8">
            {nav}
          </div>
        </aside>
        <main id="content" className="py-6 md:py-8">
          {children}
        </main>
      </div>
      <Toaster />
    </div>
  );
}

/** The way home, the drawer on phones, the account. */
async function AreaHeader({ name, href, nav }: Omit<AreaFrameProps, "children">) {
  const user = await currentUser();
  const unread = user?.handle ? (await countUnread(await pageContext())).creator : 0;
  return (
    <>
      {user && !user.agreed ? <NewTerms version={TERMS_VERSION} /> : null}
      <header className="sticky top-0 z-40 border-border border-b bg-background/90 backdrop-blur-md">
        <ViewBanner />
        <ModeBanner />
        <div className="shell flex h-15 items-center gap-3">
          <NavDrawer title={name}>{nav}</NavDrawer>
          <Link href="/" aria-label={`${BRAND}, home`} className="rounded-sm">
            {/* at 320 px, as a desk has it that is read at 400 %, there is room for the mark alone */}
            <Logo className="max-[22.5rem]:*:last:hidden" />
          </Link>
          <span aria-hidden className="hidden h-5 w-px rotate-12 bg-border-strong sm:block" />
          <Link href={href} className="hidden rounded-sm text-muted-foreground hover:text-foreground sm:block">
            {name}
          </Link>
          <div className="ml-auto flex items-center gap-2">
            {user ? <ModeSwitch /> : null}
            {user?.handle ? <UnreadLink href="/studio/messages" unread={unread} /> : null}
            <Bell />
            {user ? <AccountMenu user={user} /> : null}
          </div>
        </div>
      </header>
    </>
  );
}
