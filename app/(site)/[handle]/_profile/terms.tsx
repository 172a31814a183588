import { Clock, RefreshCw } from "lucide-react";
import { daysOf, revisionsOf } from "./terms-text";

/** Days and revisions, with their signs. */
export function Terms({ days, revisions, className }: { days: number; revisions: number; className?: string }) {
  return (
    <ul className={className}>
      <li className="flex items-center gap-2 text-muted-foreground">
        <Clock aria-hidden className="size-4 shrink-0" />
        {daysOf(days)}
      </li>
      <li className="flex items-center gap-2 text-muted-foreground">
        <RefreshCw aria-hidden className="size-4 shrink-0" />
        {revisionsOf(revisions)}
      </li>
    </ul>
  );
}
