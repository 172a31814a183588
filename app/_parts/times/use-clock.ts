"use client";

import { useState } from "react";
import { useHere } from "@/app/_ui/time/use-here";
import type { Clock } from "./days";

/** The clock that times are told on: the reader's own until they choose another zone, `without` where there is no browser. */
export function useClock(without: string): { clock: Clock; setZone: (zone: string) => void } {
  const here = useHere();
  const [picked, setZone] = useState<string>();
  if (!here) return { clock: { timeZone: without, locale: "en-GB" }, setZone };
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone || without;
  return { clock: { timeZone: picked ?? own, locale: navigator.language }, setZone };
}
