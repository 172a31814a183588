import { TriangleAlert } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import type { Stop } from "@/lib/domain/developers/oauth/authorization/authorization-request";
import { Halted } from "./halted";

/** A request that cannot be granted, of an app that nobody has checked: the person sees where it would lead before they go. */
export function Stopped({ stop: { app, redirectHost, reason, location } }: { stop: Stop }) {
  return (
    <Halted
      icon={TriangleAlert}
      title={`${app} asked for what cannot be granted`}
      message="Nothing was shared. This is what to tell its makers:"
    >
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
    </Halted>
  );
}
