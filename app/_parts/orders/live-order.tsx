"use client";

import { AWAY } from "../streams/away";
import { useLivePage } from "../streams/use-live-page";

/** Renders the page again when the order or its conversation changed, as the server tells; `href` is where it tells. */
export function LiveOrder({ href }: { href: string }) {
  const look = useLivePage(href);
  return (
    <p role="status" className="flex items-center gap-2 text-muted-foreground text-sm print:hidden">
      <span aria-hidden className={`size-2 rounded-full ${look === "live" ? "bg-success" : "bg-warning"}`} />
      {look === "live" ? "Live: changes appear by themselves" : AWAY}
    </p>
  );
}
