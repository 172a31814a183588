"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useState } from "react";

/** How long a stream that the server refused waits before it is asked for again; one that broke is made again by the browser. */
const AGAIN_MS = 10_000;

type Look = "live" | "away";

/** Renders the page again when the order or its conversation changed, as the server tells; `href` is where it tells. */
export function LiveOrder({ href }: { href: string }) {
  const router = useRouter();
  const [look, setLook] = useState<Look>("live");
  useEffect(() => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout>;
    const refresh = () => startTransition(() => router.refresh());
    const open = () => {
      source = new EventSource(href);
      source.onopen = () => {
        setLook("live");
        refresh(); // what changed after the page was made and before the stream was open was missed
      };
      source.onmessage = refresh;
      source.onerror = () => {
        setLook("away");
        if (source.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
      };
    };
    open();
    return () => {
      clearTimeout(again);
      source.close();
    };
  }, [href, router]);
  return (
    <p role="status" className="flex items-center gap-2 text-muted-foreground text-sm print:hidden">
      <span aria-hidden className={`size-2 rounded-full ${look === "live" ? "bg-success" : "bg-warning"}`} />
      {look === "live" ? "Live: changes appear by themselves" : "The server cannot be reached. Trying again."}
    </p>
  );
}
