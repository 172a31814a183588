import { formatDuration } from "@/app/_ui/time/duration";
import { number } from "@/lib/core/values/formats";
import type { EndpointHealth } from "@/lib/domain/developers/webhooks/reading/health";

/** "99.2%", or a dash without attempts. Less than all is never rounded up to all. */
export function successText({ success_rate: rate }: EndpointHealth): string {
  return rate === null ? "–" : `${Math.floor(rate * 1000) / 10}%`;
}

export function latencyText({ p95_ms }: EndpointHealth): string {
  return p95_ms === null ? "–" : formatDuration(p95_ms);
}

/** Both in words, where no head of a column says what they are: "99.2% succeeded, p95 15 ms". */
export function faringText(health: EndpointHealth): string {
  return `${successText(health)} succeeded, p95 ${latencyText(health)}`;
}

export function deadLettersText({ dead_letters }: EndpointHealth): string {
  return number.format(dead_letters);
}
