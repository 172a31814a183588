import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { Button } from "@/app/_ui/button";
import type { Stop } from "@/lib/oauth/authorization-request";

/** A request that cannot be granted, of an app that nobody has checked: the person sees where it would lead before they go. */
export function Stopped({ stop: { app, redirectHost, reason, location } }: { stop: Stop }) {
  return (
    <div className="grid justify-items-start gap-4">
      <span className="grid size-12 place-items-center rounded-md bg-danger-tint text-danger-ink">
        <TriangleAlert aria-hidden className="size-6" />
      </span>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere font-semibold text-2xl">{app} asked for what cannot be granted</h1>
        <p className="wrap-anywhere text-lg text-muted-foreground">
          Nothing was shared. This is what to tell its makers:
        </p>
      </div>
      <p className="wrap-anywhere font-mono text-sm">{reason}</p>
      <p className="wrap-anywhere text-muted-foreground">
        Nobody has checked that this app is what its name says. Going back takes you to{" "}
        <span className="font-mono text-foreground text-sm">{redirectHost}</span>.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href="/">Go home</Link>
        </Button>
        <Button asChild variant="secondary">
          <a href={location} rel="noreferrer">
            Go back to the app
          </a>
        </Button>
      </div>
    </div>
  );
}
