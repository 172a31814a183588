"use client";

import { useState } from "react";
import { useHere } from "@/app/_ui/time/use-here";
import type { Clock } from "./days";

/** The zone that was chosen last, for the pages that come after in this tab. */
let kept: string | undefined;

/** The clock that times are told on: the reader's own until they choose another zone, `without` where there is no browser. */
export function useClock(without: string): { clock: Clock; setZone: (zone: string) => void } {
  const here = useHere();
  const [picked, pick] = useState(() => kept);
  const setZone = (zone: string) => {
    kept = zone;
    pick(zone);
  };
  if (!here) return { clock: { timeZone: without, locale: "en-GB" }, setZone };
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone || without;
  return { clock: { timeZone: picked ?? own, locale: navigator.language }, setZone };
}
