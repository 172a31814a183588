"use client";

import { useEffect, useState } from "react";
import type { Retry } from "./fetched-part";
import { onToast, type Toast, takeToasts } from "./toast";

const SHOWN_MS = 10_000;

/** The waiting toasts as plain text, where what draws them could not be fetched. That is tried again with the next one, and when these go. */
export function PlainToasts({ retry }: Retry) {
  const [shown, setShown] = useState<Toast[]>([]);
  useEffect(() => {
    const taken = takeToasts();
    setShown((before) => [...before, ...taken]);
    const stop = onToast(retry);
    const timer = taken.length > 0 ? setTimeout(retry, SHOWN_MS) : undefined;
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [retry]);
  return (
    <div role="alert" className="fixed right-4 bottom-[var(--toasts-above,16px)] z-100 ml-4 grid gap-2">
      {shown.map(({ message }) => (
        <p key={message} className="rounded-md border border-border bg-popover px-4 py-3 shadow-lg">
          {message}
        </p>
      ))}
    </div>
  );
}
