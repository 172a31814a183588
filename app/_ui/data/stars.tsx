import type { CSSProperties } from "react";
import { cn } from "../cn";
import { Glyph } from "../looks/logos/glyph";

type StarsProps = { rating: number; className?: string };

/** A rating from 1 to 5 as stars, filled to the tenth; spoken as "4.7 out of 5 stars". */
export function Stars({ rating, className }: StarsProps) {
  const filled = `${(Math.min(5, Math.max(0, rating)) / 5) * 100}%`;
  return (
    <span
      role="img"
      aria-label={`${formatRating(rating)} out of 5 stars`}
      className={cn("stars", className)}
      style={{ "--filled": filled } as CSSProperties}
    />
  );
}

/** One star with the figure next to it, for cards; says "No reviews" without a rating. */
export function RatingLine({ rating, count, className }: { rating: number | null; count: number; className?: string }) {
  if (rating === null || count === 0) {
    return <span className={cn("figure text-muted-foreground", className)}>No reviews</span>;
  }
  return (
    <span className={cn("figure", className)}>
      <Glyph name="star" className="fill-star" />
      <span className="font-medium">
        {formatRating(rating)}
        <span className="sr-only"> out of 5 stars</span>
      </span>
      <span className="text-muted-foreground">
        ({count}
        <span className="sr-only"> reviews</span>)
      </span>
    </span>
  );
}

/** One decimal: "4.7". */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}
