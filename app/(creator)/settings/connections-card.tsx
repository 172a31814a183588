import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/app/_ui/controls/button";
import { Card, CardDescription, CardTitle } from "@/app/_ui/looks/card";

/** The way to the apps that act for the person. */
export function ConnectionsCard() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="grid gap-1">
        <CardTitle>Connected apps</CardTitle>
        <CardDescription>See which apps act for you, and end their access.</CardDescription>
      </div>
      <Button asChild variant="secondary">
        <Link href="/settings/apps">
          Connected apps <ChevronRight aria-hidden />
        </Link>
      </Button>
    </Card>
  );
}
