"use client";

import { useEffect, useState } from "react";
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
    <time dateTime={to} title={`${to.slice(0, 19).replace("T", " ")} UTC`} className="whitespace-nowrap tabular-nums">
      {untilText(left)}
    </time>
  );
}
