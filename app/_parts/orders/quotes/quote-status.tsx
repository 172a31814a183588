import { Badge } from "@/app/_ui/looks/badge";
import type { QuoteStatus } from "@/lib/contracts/contact/quotes";

const LOOKS = {
  REQUESTED: { tone: "warning", word: "Asked" },
  OFFERED: { tone: "primary", word: "Offer open" },
  ACCEPTED: { tone: "success", word: "Accepted" },
  DECLINED: { tone: "neutral", word: "Declined" },
  EXPIRED: { tone: "neutral", word: "Ended" },
  WITHDRAWN: { tone: "neutral", word: "Withdrawn" },
} as const satisfies Record<QuoteStatus, unknown>;

/** Where a quote stands, in a word. */
export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const { tone, word } = LOOKS[status];
  return <Badge tone={tone}>{word}</Badge>;
}
