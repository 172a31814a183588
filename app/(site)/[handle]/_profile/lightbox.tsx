"use client";

import { X } from "lucide-react";
import { type RefObject, useRef } from "react";
import { createPortal } from "react-dom";
import { useModal } from "@/app/_ui/controls/dialog";
import { sourcesOf } from "@/app/_ui/looks/picture";
import type { MediaView } from "@/lib/contracts/media";
import { PictureStrip } from "./picture-strip";

export type LightboxProps = {
  pictures: readonly MediaView[];
  name: string;
  /** The one that is seen first. */
  from: number;
  /** What opened it. */
  returnTo: RefObject<HTMLElement>;
  /** Called when the person wants out: Escape, a click beside the picture, the cross, a phone's way back. */
  close: () => void;
};

/** Pictures as large as the window, whole, on the browser's own `<dialog>`: the focus stays in it and goes back to where it was. */
export function Lightbox({ pictures, name, from, returnTo, close }: LightboxProps) {
  const panel = useRef<HTMLDialogElement>(null);
  useModal(panel, returnTo);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    <dialog
      ref={panel}
      aria-label={`Pictures of ${name}, large`}
      onClose={() => panel.current?.open || close()}
      onClick={({ target }) => target instanceof HTMLLIElement && close()}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-background text-foreground open:grid"
    >
      <PictureStrip
        from={from}
        className="grid h-dvh grid-rows-[minmax(0,1fr)_auto] pb-2 text-center"
        more={<Cross close={close} />}
      >
        {pictures.map(({ id, url, width, height, alt }) => (
          <li
            key={id}
            className="grid size-full shrink-0 snap-center grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-2 sm:p-6"
          >
            {/* biome-ignore lint/performance/noImgElement: it is kept at our widths already */}
            <img
              src={url}
              srcSet={sourcesOf(url)}
              sizes="100vw"
              width={width}
              height={height}
              alt={alt}
              className="max-h-full w-auto max-w-full object-contain"
            />
          </li>
        ))}
      </PictureStrip>
    </dialog>,
    document.body,
  );
}

function Cross({ close }: { close: () => void }) {
  return (
    <button
      type="button"
      onClick={close}
      className="fixed top-3 right-3 grid size-10 place-items-center rounded-full border border-border bg-card/90 shadow-sm hover:bg-card"
    >
      <X aria-hidden className="size-5" />
      <span className="sr-only">Close</span>
    </button>
  );
}
