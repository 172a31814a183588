"use client";

import { type RefObject, useEffect, useRef } from "react";

const FIELD = "input:not([type=hidden]), select, textarea";

/**
 * For a list that its own buttons lengthen and shorten: focus goes on to what was added, and from what was removed to what stands in its
 * place, so that a keyboard never falls back to the top of the page. `items` selects one thing of it.
 */
export function useListFocus<T extends HTMLElement>(count: number, items: string): RefObject<T | null> {
  const list = useRef<T>(null);
  const last = useRef({ count, at: 0 });

  useEffect(() => {
    const element = list.current;
    const note = ({ target }: FocusEvent) => {
      const at = [...(element?.querySelectorAll(items) ?? [])].findIndex((item) => item.contains(target as Node));
      if (at >= 0) last.current.at = at;
    };
    element?.addEventListener("focusin", note);
    return () => element?.removeEventListener("focusin", note);
  }, [items]);

  useEffect(() => {
    const { count: before, at } = last.current;
    last.current.count = count;
    const element = list.current;
    const lost = document.activeElement === document.body;
    if (!element || count === before || !(lost || element.contains(document.activeElement))) return;
    const found = element.querySelectorAll<HTMLElement>(items);
    if (count > before) found[before]?.querySelector<HTMLElement>(FIELD)?.focus();
    else if (lost) {
      const place = found[Math.min(at, found.length - 1)];
      const next = place?.querySelector<HTMLElement>("button") ?? place?.querySelector<HTMLElement>(FIELD);
      const add =
        element.querySelector<HTMLElement>("button") ?? element.parentElement?.querySelector<HTMLElement>(FIELD);
      (next ?? add)?.focus();
    }
  }, [count, items]);

  return list;
}
