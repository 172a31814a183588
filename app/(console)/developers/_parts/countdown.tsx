"use client";

import { useEffect, useState } from "react";
import { exactTime } from "@/app/_ui/time/exact-time-text";
import { untilText } from "./until-text";

type CountdownProps = {
  /** ISO 8601. */
  to: string;
  /** The server's time when it made the page: what the browser shows first. */
  now: string;
};

/** How long it is until a moment, second by second, with the moment itself on hover. */
export function Countdown({ to, now }: CountdownProps) {
  const [left, setLeft] = useState(Date.parse(to) - Date.parse(now));
  useEffect(() => {
    const tick = () => setLeft(Date.parse(to) - Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [to]);
  return (
    <time dateTime={to} title={exactTime(Date.parse(to))} className="whitespace-nowrap tabular-nums">
      {untilText(left)}
    </time>
  );
}
