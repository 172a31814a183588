"use client";

import { useCallback, useState } from "react";
import { cn } from "../../cn";
import { initials } from "../faces/avatar-face";

type AppLogoProps = { name: string; logo: string | null; className?: string };

/** A picture of ours, or one elsewhere over https. */
const SHOWN = /^https:|\/media\/[0-9a-f]{32}-\d+\.webp$/;

/** An app's logo, or its initials while there is none that loads. Decoration: the name stands next to it. Asked for without a referrer. */
export function AppLogo({ name, logo, className }: AppLogoProps) {
  const [broken, setBroken] = useState(false);
  // it may have failed before this script ran
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  const frame = cn("size-10 shrink-0 rounded-md border border-border", className);
  if (logo && SHOWN.test(logo) && !broken) {
    return (
      // biome-ignore lint/performance/noImgElement: another's picture is not ours to fetch and resize
      <img
        ref={look}
        src={logo}
        alt=""
        referrerPolicy="no-referrer"
        decoding="async"
        onError={() => setBroken(true)}
        className={cn("bg-white object-contain", frame)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cn("grid select-none place-items-center bg-muted font-semibold text-muted-foreground", frame)}
    >
      {initials(name)}
    </span>
  );
}
