"use client";

import { type MouseEventHandler, type ReactNode, useRef, useState } from "react";
import { cn } from "@/app/_ui/cn";
import { Glyph } from "@/app/_ui/looks/logos/glyph";

type PictureStripProps = {
  /** What is in the row, one a picture. */
  children: readonly ReactNode[];
  className?: string;
  /** Of the row itself. */
  row?: string;
  /** What else its keys work on. */
  more?: ReactNode;
  onClick?: MouseEventHandler;
};

/** Pictures in a row that one swipes or pages through, by the arrow keys too. */
export function PictureStrip({ children, className, row, more, onClick }: PictureStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const last = children.length - 1;
  const go = (to: number) => strip.current?.scrollTo({ left: to * strip.current.clientWidth, behavior: "smooth" });
  const arrow = (by: number, label: string, side: string) => (
    <button
      type="button"
      className={cn(
        "-translate-y-1/2 absolute top-1/2 grid size-10 place-items-center rounded-full border border-border bg-card/90 text-foreground shadow-sm hover:bg-card aria-disabled:opacity-50",
        side,
      )}
      onClick={() => go(shown + by)}
      aria-disabled={shown === (by < 0 ? 0 : last)} // and not disabled: whoever pages by its key would lose their place
    >
      <Glyph name="chevron-down" className={cn("size-5", by < 0 ? "rotate-90" : "-rotate-90")} />
      <span className="sr-only">{label}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys do what its buttons do
    <div
      className={className}
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!by) return;
        event.preventDefault(); // the row's own scrolling, a few points a key, would take it back
        go(shown + by);
      }}
    >
      <div className="relative min-h-0">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are the links in it */}
        <ul
          ref={strip}
          onClick={onClick}
          tabIndex={onClick ? undefined : 0} // links take the focus by themselves
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
          className={cn(
            "-outline-offset-2 relative flex h-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]",
            row,
          )}
        >
          {children}
        </ul>
        {last > 0 ? (
          <>
            {arrow(-1, "Previous picture", "left-3")}
            {arrow(1, "Next picture", "right-3")}
          </>
        ) : null}
      </div>
      {last > 0 ? (
        <p aria-live="polite" className="mt-2 text-muted-foreground text-sm tabular-nums">
          {shown + 1} of {last + 1}
        </p>
      ) : null}
      {more}
    </div>
  );
}
