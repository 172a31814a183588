"use client";

import { type RefObject, useEffect, useRef } from "react";

const FIELD = "input:not([type=hidden]), select, textarea";

/**
 * For a list that its own buttons lengthen and shorten: focus goes on to what was added, and from what was removed to what stands in its
 * place, so that a keyboard never falls back to the top of the page. `items` selects one thing of it; `which` says which they are, where
 * another can come in place of one that went.
 */
export function useListFocus<T extends HTMLElement>(count: number, items: string, which = ""): RefObject<T | null> {
  const list = useRef<T>(null);
  /** How many there were, and in which of them the focus was last; -1 elsewhere, where a draft that comes back must not take it. */
  const last = useRef({ count, which, at: -1 });

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const found = [...(list.current?.querySelectorAll(items) ?? [])];
      last.current.at = found.findIndex((item) => item.contains(target as Node));
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [items]);

  useEffect(() => {
    const { count: before, which: those, at } = last.current;
    Object.assign(last.current, { count, which });
    const element = list.current;
    const lost = at >= 0 && document.activeElement === document.body;
    if (!element || (count === before && which === those) || !(lost || element.contains(document.activeElement)))
      return;
    const found = element.querySelectorAll<HTMLElement>(items);
    if (count > before) found[before]?.querySelector<HTMLElement>(FIELD)?.focus();
    else if (lost) {
      const place = found[Math.min(at, found.length - 1)];
      const next = place?.querySelector<HTMLElement>("button") ?? place?.querySelector<HTMLElement>(FIELD);
      const add =
        element.querySelector<HTMLElement>("button, a[href]") ??
        element.parentElement?.querySelector<HTMLElement>(FIELD);
      (next ?? add)?.focus();
    }
  }, [count, which, items]);

  return list;
}
