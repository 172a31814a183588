"use client";

import { useEffect, useState } from "react";
import type { Retry } from "./fetched-part";
import { onToast, type Toast, takeToasts } from "./toast";

const SHOWN_MS = 10_000;

/** Toasts as plain text, where what draws them could not be fetched. The next one tries that again. */
export function PlainToasts({ retry }: Retry) {
  const [shown, setShown] = useState<Toast[]>([]);
  useEffect(() => {
    const taken = takeToasts();
    setShown((before) => [...before, ...taken]);
    const stop = onToast(retry);
    const timer = setTimeout(() => setShown([]), SHOWN_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [retry]);
  return (
    <div role="alert" className="fixed right-4 bottom-[var(--toasts-above,16px)] left-4 z-100 grid gap-2 sm:left-auto">
      {shown.map(({ message }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever appended
        <p key={i} className="rounded-md border border-border bg-popover px-4 py-3 text-base text-foreground shadow-lg">
          {message}
        </p>
      ))}
    </div>
  );
}
