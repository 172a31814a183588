import type { ReactNode } from "react";
import { ExactTime } from "./exact-time";

/** A whole moment as the domain writes one: nobody types it so by hand. */
const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g;

/** A text in which moments stand as ISO 8601, as agents read them: a person reads each on their own clock. */
export function MomentsInText({ children: text }: { children: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: at, index } of text.matchAll(MOMENT)) {
    if (Number.isNaN(Date.parse(at))) continue;
    parts.push(text.slice(from, index), <ExactTime key={index} at={at} />);
    from = index + at.length;
  }
  return [...parts, text.slice(from)];
}
