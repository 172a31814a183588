import { LogOut } from "lucide-react";
import { buttonVariants } from "@/app/_ui/controls/button";
import { SignOut } from "@/app/_ui/frame/sign-out";
import { Card } from "@/app/_ui/looks/card";

/** Who is signed in, and the way out. */
export function SignedInAs({ email }: { email: string }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <p className="wrap-anywhere min-w-0 text-muted-foreground">
        Signed in as <span className="text-foreground">{email}</span>
      </p>
      <SignOut className={buttonVariants({ variant: "secondary" })}>
        <LogOut aria-hidden /> Sign out
      </SignOut>
    </Card>
  );
}
