"use client";

import { useCallback, useLayoutEffect, useState } from "react";

/** Told when something begins (`true`) and when it ended (`false`), always in pairs. */
export type TellBusy = (on: boolean) => void;

/** Whether anything is under way of which `tell` heard the beginning and not the end: what several parts send counts until the last is done. */
export function useBusy(): [busy: boolean, tell: TellBusy] {
  const [count, setCount] = useState(0);
  const tell = useCallback((on: boolean) => setCount((before) => before + (on ? 1 : -1)), []);
  return [count > 0, tell];
}

/**
 * Tells `busy` while `active`; also of the end of what goes from the page before it is done. What hears of it is drawn with it: nobody sees
 * the one and, by a key that is pressed at once, meets the other as it was.
 */
export function useTellBusy(active: boolean, busy: TellBusy | undefined): void {
  useLayoutEffect(() => {
    if (!active) return;
    busy?.(true);
    return () => busy?.(false);
  }, [active, busy]);
}
