"use client";

import { useEffect, useRef, useState } from "react";
import { cn } from "@/app/_ui/cn";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { AWAY } from "./streams/away";
import { useRefresh } from "./streams/use-refresh";

type LiveProps = {
  /** When the page was made: moves with each answer. */
  at: string;
  /** Seconds between two looks. */
  every?: number;
};

/** Asks for the page's data again every few seconds while it is looked at, and says when it last did. */
export function Live({ at, every = 4 }: LiveProps) {
  const { pending, refresh } = useRefresh();
  const [away, setAway] = useState(false);
  const waiting = useRef(false);
  const asking = useRef(false);
  useEffect(() => {
    waiting.current = pending;
  }, [pending]);
  useEffect(() => {
    const look = async () => {
      // one question at a time: a server that is slow would otherwise never be heard out
      if (document.visibilityState !== "visible" || waiting.current || asking.current) return;
      asking.current = true;
      setAway(!(await refresh()));
      asking.current = false;
    };
    const timer = setInterval(look, every * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [refresh, every]);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted-foreground text-xs tabular-nums">
      <span
        aria-hidden
        className={cn(
          "size-2 rounded-full",
          away ? "bg-warning" : "animate-pulse-soft bg-success motion-reduce:animate-none",
        )}
      />
      <span>
        <span role="status">{away ? AWAY : null}</span>
        {away ? " Last" : "Updates by itself, last"} at <ExactTime at={at} form="clock" />
      </span>
    </span>
  );
}
