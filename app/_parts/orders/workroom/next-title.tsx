"use client";

import { useEffect, useRef } from "react";

const EVERY_MS = 250;
const LOOKS = 8;

/**
 * What comes next. When the step that the reader took goes, and the button that had the focus with it, the focus is on what comes
 * instead: the keyboard does not begin at the top of the page again, and a screen reader says it.
 */
export function NextTitle({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const acted = useRef(false);
  useEffect(() => {
    const notice = ({ target }: FocusEvent) => {
      const at = target as Element;
      acted.current = at.closest("section[aria-labelledby=next], dialog, [role=dialog]") !== null;
    };
    addEventListener("focusin", notice);
    return () => removeEventListener("focusin", notice);
  }, []);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    // a dialog that the step was taken in closes a moment later, and gives the focus back to a button that is gone
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      const lost = document.activeElement === document.body;
      if (acted.current && lost) heading.current?.focus({ preventScroll: true });
      if (lost || looks >= LOOKS) clearInterval(timer);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [title]);
  return (
    <h2 ref={heading} id="next" tabIndex={-1} className="wrap-anywhere rounded-sm font-semibold text-xl">
      {title}
    </h2>
  );
}
