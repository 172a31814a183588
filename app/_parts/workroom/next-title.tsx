"use client";

import { useEffect, useRef } from "react";

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
    // a dialog gives the focus back when it has closed
    const timer = setTimeout(() => {
      if (acted.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    }, 300);
    return () => clearTimeout(timer);
  }, [title]);
  return (
    <h2 ref={heading} id="next" tabIndex={-1} className="wrap-anywhere rounded-sm font-semibold text-xl">
      {title}
    </h2>
  );
}
