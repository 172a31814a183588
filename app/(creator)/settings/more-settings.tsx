import { Bell, ChevronRight, LogOut, type LucideIcon, Plug, ShieldCheck, UserRound } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "@/app/_ui/controls/button";
import { SignOut } from "@/app/_ui/frame/sign-out";
import { Card } from "@/app/_ui/looks/card";
import type { CurrentUser } from "@/lib/transports/actions/session";

const PAGES: { href: string; title: string; lead: string; icon: LucideIcon }[] = [
  { href: "/settings/account", title: "Account", lead: "Your name, e-mail address and password.", icon: UserRound },
  {
    href: "/settings/security",
    title: "Sign-in and security",
    lead: "Where you are signed in, and how you prove that it is you.",
    icon: ShieldCheck,
  },
  { href: "/settings/notifications", title: "Notifications", lead: "What comes by mail too.", icon: Bell },
  {
    href: "/settings/apps",
    title: "Connected apps",
    lead: "Which apps act for you, and what they may spend.",
    icon: Plug,
  },
];

/** The ways to the other pages of the settings, who is signed in, and the way out. */
export function MoreSettings({ user }: { user: CurrentUser }) {
  return (
    <Card>
      <nav aria-label="More settings">
        <ul className="divide-y divide-border">
          {PAGES.map(({ href, title, lead, icon: Icon }) => (
            <li key={href}>
              <Link href={href} className="flex items-center gap-4 px-5 py-4 hover:bg-muted/60">
                <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
                <span className="grid min-w-0 flex-1">
                  <span className="font-medium">{title}</span>
                  <span className="text-muted-foreground text-sm">{lead}</span>
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-3 border-border border-t px-5 py-4">
        <p className="wrap-anywhere min-w-0 text-muted-foreground">
          Signed in as <span className="text-foreground">{user.email}</span>
        </p>
        <SignOut className={buttonVariants({ variant: "secondary" })}>
          <LogOut aria-hidden /> Sign out
        </SignOut>
      </div>
    </Card>
  );
}
