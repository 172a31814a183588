"use client";

import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useModal } from "@/app/_ui/controls/dialog";
import { PictureStrip } from "./picture-strip";

type LightboxProps = {
  /** What opened it, one of a row of links with a picture each: that one is seen first. */
  link: HTMLAnchorElement;
  /** Called when the person wants out: Escape, a click beside the picture, the cross, a phone's way back. */
  close: () => void;
};

/**
 * The pictures of a row of links as large as the window, whole, on the browser's own `<dialog>`: the focus stays in it and goes back to
 * where it was. It is read off the page, which so need not bring its pictures along twice.
 */
export function Lightbox({ link, close }: LightboxProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const returnTo = useRef(link);
  useModal(panel, returnTo);
  const pictures = [...(link.closest("ul")?.querySelectorAll("img") ?? [])];
  const first = pictures.findIndex((picture) => link.contains(picture));
  useEffect(() => {
    const row = panel.current?.querySelector("ul");
    row?.scrollTo({ left: first * row.clientWidth, behavior: "instant" });
  }, [first]);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    <dialog
      ref={panel}
      aria-label={`${link.closest("section")?.getAttribute("aria-label")}, large`}
      onClose={() => panel.current?.open || close()}
      onClick={({ target }) => target instanceof HTMLLIElement && close()}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-background text-foreground open:grid"
    >
      <PictureStrip
        className="grid h-dvh grid-rows-[minmax(0,1fr)_auto] pb-2 text-center"
        more={<Cross close={close} />}
      >
        {pictures.map((picture) => (
          <li
            key={picture.src}
            className="grid size-full shrink-0 snap-center grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-2 sm:p-6"
          >
            {/* biome-ignore lint/performance/noImgElement: it is kept at our widths already */}
            <img
              src={picture.src}
              srcSet={picture.srcset}
              sizes="100vw"
              width={picture.getAttribute("width") ?? undefined}
              height={picture.getAttribute("height") ?? undefined}
              alt={picture.alt}
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
