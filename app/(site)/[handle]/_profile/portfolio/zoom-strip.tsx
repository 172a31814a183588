"use client";

import { type MouseEvent, type ReactNode, useState } from "react";
import { PictureStrip } from "./picture-strip";

/** A row of links to pictures: each opens large over the page, in what is loaded then, and in a tab where one is asked for. */
export function ZoomStrip({ children }: { children: readonly ReactNode[] }) {
  const [box, setBox] = useState<ReactNode>();
  const zoom = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import("./lightbox").then(
      ({ Lightbox }) => setBox(<Lightbox link={link} close={() => setBox(null)} />),
      () => location.assign(link.href),
    );
  };
  return (
    <>
      <PictureStrip row="rounded-lg border border-border" onClick={zoom}>
        {children}
      </PictureStrip>
      {box}
    </>
  );
}
