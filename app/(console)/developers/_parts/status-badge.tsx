import { Badge } from "@/app/_ui/looks/badge";

const TONES = { 2: "success", 3: "neutral", 4: "warning", 5: "danger" } as const;

/** An HTTP status. The number says it, the colour repeats its class. */
export function StatusBadge({ status }: { status: number }) {
  const tone = TONES[Math.floor(status / 100) as keyof typeof TONES] ?? "neutral";
  return (
    <Badge tone={tone} className="font-mono tabular-nums">
      {status}
    </Badge>
  );
}
