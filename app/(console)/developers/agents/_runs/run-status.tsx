import { Badge } from "@/app/_ui/looks/badge";
import type { RunSummaryView } from "@/lib/contracts/agents/agent-runs";

const LOOKS = {
  QUEUED: { tone: "neutral", word: "Queued" },
  RUNNING: { tone: "primary", word: "Running" },
  WAITING_FOR_APPROVAL: { tone: "warning", word: "Waits for you" },
  SUCCEEDED: { tone: "success", word: "Succeeded" },
  FAILED: { tone: "danger", word: "Failed" },
  CANCELED: { tone: "neutral", word: "Canceled" },
} as const;

/** How a run stands. */
export function RunStatus({ run }: { run: Pick<RunSummaryView, "status" | "cancel_requested"> }) {
  const { tone, word } = LOOKS[run.status];
  return <Badge tone={tone}>{run.status === "RUNNING" && run.cancel_requested ? "Canceling" : word}</Badge>;
}
