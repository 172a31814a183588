import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { RecoveryView } from "@/lib/contracts/developers/webhooks/recoveries";
import { number } from "@/lib/core/values/formats";

const WORDS = { RUNNING: "Recovering", COMPLETED: "Recovered", CANCELED: "Recovery stopped" } as const;

/** How far the newest recovery is, in words and as a bar. */
export function RecoveryProgress({ recovery, now }: { recovery: RecoveryView; now: Date }) {
  const { status, total, processed, replayed, truncated } = recovery;
  const share = total > 0 ? processed / total : 1;
  return (
    <div className="grid gap-1.5 text-sm">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>{WORDS[status]}</span>
        <span className="text-muted-foreground tabular-nums">
          {number.format(processed)} of {number.format(total)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label="Recovery"
        aria-valuenow={Math.round(share * 100)}
        className="h-1.5 overflow-hidden rounded-full bg-muted"
      >
        <div className="h-full rounded-full bg-chart transition-[width]" style={{ width: `${share * 100}%` }} />
      </div>
      <p className="text-muted-foreground text-xs">
        {number.format(replayed)} sent again. Started <RelativeTime at={recovery.created_at} now={now} />.
        {truncated ? " There is more in that time: recover it again for the rest when this one has ended." : null}
        {status === "CANCELED" ? " The endpoint was disabled." : null}
      </p>
    </div>
  );
}
