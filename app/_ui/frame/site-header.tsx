import { Menu } from "lucide-react";
import { TERMS_VERSION } from "@/lib/contracts/people/terms-version";
import { countUnread } from "@/lib/domain/contact/threads/reading/unread";
import { type CurrentUser, currentUser, pageContext } from "@/lib/transports/actions/session/session";
import { Button } from "../controls/button";
import { Link } from "../controls/link";
import { BRAND } from "../looks/logos/brand";
import { Logo } from "../looks/logos/logo";
import { SiteSearch } from "../search/site-search";
import { AccountMenu } from "./account-menu";
import { ModeBanner } from "./modes/mode-switch";
import { HeaderPopover } from "./navigation/header-popover";
import { UnreadLink } from "./navigation/unread-link";
import { Bell } from "./notices/bell";
import { NewTerms } from "./terms/new-terms";
import { ViewBanner } from "./viewing/view-banner";

const LINKS = [
  { href: "/creators", label: "Browse" },
  { href: "/categories", label: "Categories" },
  { href: "/docs", label: "Docs" },
  { href: "/developers", label: "For developers" },
];

/** The header of the public pages. */
export async function SiteHeader() {
  const user = await currentUser();
  const unread = user ? unreadOf(await countUnread(await pageContext())) : NOTHING_UNREAD;
  return (
    <>
      {user && !user.agreed ? <NewTerms version={TERMS_VERSION} /> : null}
      <Bar user={user} unread={unread} />
    </>
  );
}

type Unread = { href: string; unread: number };

const NOTHING_UNREAD: Unread = { href: "/messages", unread: 0 };

/** Where somebody's unread messages are: in the studio's inbox where those alone are unread. */
function unreadOf({ buyer, creator }: { buyer: number; creator: number }): Unread {
  return buyer === 0 && creator > 0
    ? { href: "/studio/messages", unread: creator }
    : { ...NOTHING_UNREAD, unread: buyer };
}

function Bar({ user, unread }: { user: CurrentUser | null; unread: Unread }) {
  return (
    <header className="sticky top-0 z-40 border-border border-b bg-background/90 backdrop-blur-md">
      <ViewBanner />
      <ModeBanner />
      <div className="shell flex h-15 items-center gap-3 md:gap-6">
        <Link href="/" aria-label={`${BRAND}, home`} className="rounded-sm">
          <Logo />
        </Link>
        <SiteSearch className="hidden max-w-80 md:block" />
        <nav aria-label="Main" className="ml-auto hidden items-center gap-1 md:flex">
          {LINKS.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className="rounded-sm px-3 py-1.5 font-medium text-muted-foreground hover:bg-muted hover:text-foreground"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 md:ml-0">
          {user ? (
            <>
              <UnreadLink {...unread} />
              <Bell />
              <AccountMenu user={user} />
            </>
          ) : (
            <Button asChild variant="secondary">
              <Link href="/sign-in">Sign in</Link>
            </Button>
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

function MobileMenu() {
  return (
    <HeaderPopover
      label="Menu"
      trigger={<Menu aria-hidden className="size-5" />}
      triggerClassName="grid size-9 place-items-center rounded-sm hover:bg-muted md:hidden"
      className="w-[calc(100vw-32px)] p-3 md:hidden"
    >
      <SiteSearch className="mb-2" />
      <nav aria-label="Menu" className="grid">
        {LINKS.map(({ href, label }) => (
          <Link key={href} href={href} className="rounded-sm px-3 py-2.5 font-medium text-lg hover:bg-muted">
            {label}
          </Link>
        ))}
      </nav>
    </HeaderPopover>
  );
}
