import { Glyph } from "@/app/_ui/looks/logos/glyph";

/** The sign of a verified identity. */
export function VerifiedMark({ className = "size-4" }: { className?: string }) {
  return (
    <span title="Identity verified" className="shrink-0 text-primary">
      <Glyph name="verified" className={className} />
      <span className="sr-only">, identity verified</span>
    </span>
  );
}
