"use client";

import { createContext, type ReactNode, useContext, useEffect } from "react";
import { clockCookie } from "./clock-cookie";
import { type Clock, UTC } from "./exact-time-text";
import { useHere } from "./use-here";

const Known = createContext(UTC);

type ReaderClockProps = {
  /** What the browser said the last time; undefined where it has not been here. */
  known: Clock | undefined;
  children: ReactNode;
};

/** Lets the server write the times within it as the reader's browser does, from the second page on: nothing moves when it takes over. */
export function ReaderClock({ known, children }: ReaderClockProps) {
  useEffect(() => {
    const own = ownClock();
    if (known?.locale === own.locale && known.timeZone === own.timeZone) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = clockCookie(own, location.protocol === "https:");
  }, [known?.locale, known?.timeZone]);
  return <Known value={known ?? UTC}>{children}</Known>;
}

/** The reader's clock: what the server knows of it until the page is hydrated, the browser's own from then on. */
export function useReaderClock(): Clock {
  const known = useContext(Known);
  return useHere() ? ownClock() : known;
}

let own: Clock | undefined;

function ownClock(): Clock {
  own ??= { locale: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC" };
  return own;
}
