"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { Picture } from "@/app/_ui/looks/picture";
import type { MediaView } from "@/lib/contracts/media";

type GalleryProps = { pictures: readonly MediaView[]; name: string };

const ARROW =
  "-translate-y-1/2 absolute top-1/2 grid size-10 place-items-center rounded-full border border-border bg-card/90 shadow-sm hover:bg-card [&_svg]:size-5";

/** Pictures in a row that one swipes or pages through, by the arrow keys too; each opens at its full width. */
export function Gallery({ pictures, name }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const go = (to: number) => {
    const place = Math.max(0, Math.min(pictures.length - 1, to));
    strip.current?.scrollTo({ left: place * strip.current.clientWidth, behavior: "smooth" });
  };
  if (pictures.length === 0) return null;
  return (
    <section
      aria-label={`Pictures of ${name}`}
      onKeyDown={(event) => {
        if (event.key === "ArrowRight") go(shown + 1);
        if (event.key === "ArrowLeft") go(shown - 1);
      }}
    >
      <div className="relative">
        <ul
          ref={strip}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
          className="relative flex snap-x snap-mandatory overflow-x-auto rounded-lg border border-border [scrollbar-width:none]"
        >
          {pictures.map((picture, i) => (
            <li key={picture.id} className="aspect-[4/3] w-full shrink-0 snap-center">
              <a href={picture.url} target="_blank" rel="noopener" className="block h-full cursor-zoom-in">
                <Picture {...picture} sizes="(min-width: 1024px) 800px, 96vw" first={i === 0} />
                <span className="sr-only">, open at full size</span>
              </a>
            </li>
          ))}
        </ul>
        {pictures.length > 1 ? (
          <>
            <button type="button" className={`${ARROW} left-3`} onClick={() => go(shown - 1)} disabled={shown === 0}>
              <ChevronLeft aria-hidden />
              <span className="sr-only">Picture before</span>
            </button>
            <button
              type="button"
              className={`${ARROW} right-3`}
              onClick={() => go(shown + 1)}
              disabled={shown === pictures.length - 1}
            >
              <ChevronRight aria-hidden />
              <span className="sr-only">Next picture</span>
            </button>
          </>
        ) : null}
      </div>
      {pictures.length > 1 ? (
        <p aria-live="polite" className="mt-2 text-muted-foreground text-sm tabular-nums">
          {shown + 1} of {pictures.length}
        </p>
      ) : null}
    </section>
  );
}
