import { ShieldAlert } from "lucide-react";
import Link from "next/link";
import { Button } from "@/app/_ui/button";

/** A request that cannot be answered: nobody is sent anywhere, since nobody knows where that would lead. */
export function Refused({ title, message }: { title: string; message: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <span className="grid size-12 place-items-center rounded-md bg-danger-tint text-danger-ink">
        <ShieldAlert aria-hidden className="size-6" />
      </span>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere font-semibold text-2xl">{title}</h1>
        <p className="wrap-anywhere text-lg text-muted-foreground">{message}</p>
      </div>
      <p className="text-muted-foreground">
        You can close this page. If the app is your own, its page under Developers, Apps has a request that works.
      </p>
      <Button asChild variant="secondary">
        <Link href="/">Go home</Link>
      </Button>
    </div>
  );
}
