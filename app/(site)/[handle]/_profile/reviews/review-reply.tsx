import { CornerDownRight } from "lucide-react";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { ReviewView } from "@/lib/contracts/network/reviews/reviews";

type ReviewReplyProps = { reply: ReviewView["reply"]; creator: string; now?: Date };

/** What the creator answered to a review, and whether that was to an earlier version of it. */
export function ReviewReply({ reply, creator, now }: ReviewReplyProps) {
  if (!reply) return null;
  return (
    <div className="measure mt-1 flex gap-3 rounded-md bg-muted px-4 py-3">
      <CornerDownRight aria-hidden className="mt-1 size-4 shrink-0 text-muted-foreground" />
      <div className="wrap-anywhere min-w-0">
        <p className="text-sm">
          <span className="font-medium">{creator}</span>{" "}
          <span className="text-muted-foreground">
            replied <RelativeTime at={reply.created_at} {...(now && { now })} />
            {reply.outdated ? ", to an earlier version of this review" : null}
          </span>
        </p>
        <p dir="auto" className="mt-0.5 whitespace-pre-line">
          {reply.body}
        </p>
      </div>
    </div>
  );
}
