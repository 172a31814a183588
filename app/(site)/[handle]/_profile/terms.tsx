import { Glyph } from "@/app/_ui/looks/logos/glyph";
import { daysOf, revisionsOf } from "./terms-text";

/** Days and rounds of changes, with their signs. */
export function Terms({ days, revisions, className }: { days: number; revisions: number; className?: string }) {
  return (
    <ul className={className}>
      <li className="flex items-center gap-2 text-muted-foreground">
        <Glyph name="clock" className="size-4" />
        {daysOf(days)}
      </li>
      <li className="flex items-center gap-2 text-muted-foreground">
        <Glyph name="revise" className="size-4" />
        {revisionsOf(revisions)}
      </li>
    </ul>
  );
}
