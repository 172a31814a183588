import { Bell, LogOut } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "@/app/_ui/controls/button";
import { SignOut } from "@/app/_ui/frame/sign-out";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import type { CurrentUser } from "@/lib/transports/actions/session";

/** Who is signed in, and the way out. */
export function AccountCard({ user }: { user: CurrentUser }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Account</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-wrap items-end justify-between gap-4 pt-3">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          <dt className="text-muted-foreground">Name</dt>
          <dd>{user.name}</dd>
          <dt className="text-muted-foreground">E-mail</dt>
          <dd className="break-all">{user.email}</dd>
          {user.handle ? (
            <>
              <dt className="text-muted-foreground">Handle</dt>
              <dd className="font-mono text-sm">{user.handle}</dd>
            </>
          ) : null}
        </dl>
        <span className="flex flex-wrap gap-2">
          <Link href="/settings/notifications" className={buttonVariants({ variant: "secondary" })}>
            <Bell aria-hidden /> Notifications
          </Link>
          <SignOut className={buttonVariants({ variant: "secondary" })}>
            <LogOut aria-hidden /> Sign out
          </SignOut>
        </span>
      </CardContent>
    </Card>
  );
}
