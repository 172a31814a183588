import { CalendarDays } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Card, CardContent, CardTitle } from "@/app/_ui/looks/card";

/** The way to a creator's booking page. */
export function BookCard({ handle, name }: { handle: string; name: string }) {
  return (
    <Card>
      <CardContent className="grid gap-3">
        <CardTitle className="flex items-center gap-2">
          <CalendarDays aria-hidden className="size-5 text-primary" />
          Talk first
        </CardTitle>
        <p className="wrap-anywhere text-muted-foreground">
          Book a call with {name} at a time that is free for you both.
        </p>
        <Button asChild variant="secondary">
          <Link href={`/${handle}/book`}>Book a time</Link>
        </Button>
      </CardContent>
    </Card>
  );
}
