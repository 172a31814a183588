"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { ExactTime } from "@/app/_ui/time/exact-time";

type LiveProps = {
  /** When the page was made: moves with each answer. */
  at: string;
  /** Seconds between two looks. */
  every?: number;
};

/** Asks for the page's data again every few seconds while it is looked at, and says when it last did. */
export function Live({ at, every = 4 }: LiveProps) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const waiting = useRef(false);
  useEffect(() => {
    waiting.current = pending;
  }, [pending]);
  useEffect(() => {
    const look = () => {
      // one question at a time: a server that is slow would otherwise never be heard out
      if (document.visibilityState === "visible" && !waiting.current) start(() => router.refresh());
    };
    const timer = setInterval(look, every * 1000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [router, every]);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted-foreground text-xs tabular-nums">
      <span aria-hidden className="size-2 animate-pulse-soft rounded-full bg-success motion-reduce:animate-none" />
      <span>
        Updates by itself, last at <ExactTime at={at} form="clock" />
      </span>
    </span>
  );
}
