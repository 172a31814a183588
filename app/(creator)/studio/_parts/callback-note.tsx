import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { CallbackStateView } from "@/lib/contracts/contact/intros";

/** Where an answer's way to its callback URL has got to. */
export function CallbackNote({ callback, now }: { callback: CallbackStateView; now: Date }) {
  const cause = callback.response_status ? `it answered ${callback.response_status}` : callback.error;
  return (
    <p className="flex items-start gap-1.5 text-muted-foreground text-sm [&_svg]:mt-[3px] [&_svg]:size-3.5 [&_svg]:shrink-0">
      {callback.state === "DELIVERED" ? (
        <>
          <CircleCheck aria-hidden className="text-success" />
          <span>
            The asker received your answer{" "}
            {callback.delivered_at ? <RelativeTime at={callback.delivered_at} now={now} /> : null}
          </span>
        </>
      ) : callback.state === "FAILED" ? (
        <>
          <CircleAlert aria-hidden className="text-warning-ink" />
          <span className="wrap-anywhere">
            Your answer could not be delivered in {callback.attempts} attempts: {cause}.
          </span>
        </>
      ) : (
        <>
          <Clock aria-hidden />
          <span className="wrap-anywhere">
            {callback.attempts === 0 ? "Your answer is on its way." : `Not delivered yet: ${cause}. It is tried again.`}
          </span>
        </>
      )}
    </p>
  );
}
