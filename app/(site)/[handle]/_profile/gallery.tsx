"use client";

import { type MouseEvent, useState } from "react";
import { Picture } from "@/app/_ui/looks/picture";
import type { MediaView } from "@/lib/contracts/media";
import type { Lightbox, LightboxProps } from "./lightbox";
import { PictureStrip } from "./picture-strip";

type GalleryProps = { pictures: readonly MediaView[]; name: string };

/** Pictures in a row; each opens large over the page, in what is loaded then, and at its own address where a new tab is asked for. */
export function Gallery({ pictures, name }: GalleryProps) {
  const [zoomed, setZoomed] = useState<Pick<LightboxProps, "from" | "returnTo"> & { Box: typeof Lightbox }>();
  const zoom = async (event: MouseEvent<HTMLAnchorElement>, from: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { Lightbox } = await import("./lightbox");
      setZoomed({ Box: Lightbox, from, returnTo: { current: link } });
    } catch {
      location.assign(link.href);
    }
  };
  if (pictures.length === 0) return null;
  return (
    <section aria-label={`Pictures of ${name}`}>
      <PictureStrip row="rounded-lg border border-border">
        {pictures.map((picture, i) => (
          <li key={picture.id} className="aspect-[4/3] w-full shrink-0 snap-center">
            <a
              href={picture.url}
              target="_blank"
              rel="noopener"
              className="block h-full cursor-zoom-in"
              onClick={(event) => zoom(event, i)}
            >
              <Picture {...picture} sizes="(min-width: 1024px) 800px, 96vw" first={i === 0} />
              <span className="sr-only">, open large</span>
            </a>
          </li>
        ))}
      </PictureStrip>
      {zoomed ? <zoomed.Box {...zoomed} pictures={pictures} name={name} close={() => setZoomed(undefined)} /> : null}
    </section>
  );
}
