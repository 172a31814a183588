"use client";

import { useEffect, useState } from "react";
import { suggestAction } from "@/app/_ui/search/suggest";
import type { Suggestion } from "@/lib/contracts/network/search/suggestions";

const PAUSE_MS = 150;
const LEAST = 2;

/** The suggestions for what was typed, asked for when the typing pauses. An answer that comes late for an older text is dropped. */
export function useSuggestions(typed: string | null): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (typed === null || typed.trim().length < LEAST) return setFound([]);
    let current = true;
    const timer = setTimeout(async () => {
      // without an answer the box is a plain search field
      const suggestions = await suggestAction(typed).catch(() => []);
      if (current) setFound(suggestions);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return found;
}
