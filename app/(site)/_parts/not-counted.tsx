import { Info } from "lucide-react";
import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";
import { whyNotCounted } from "@/lib/domain/people/reputation/counted";

/** Says of a review that is not in the rating why it is not; nothing of any other. */
export function NotCounted({ review }: { review: Pick<ReviewView, "counted" | "order_stage"> }) {
  const why = whyNotCounted(review);
  if (!why) return null;
  return (
    <p className="flex items-start gap-1.5 text-muted-foreground text-sm">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {why}
    </p>
  );
}
