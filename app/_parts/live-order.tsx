"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";

const EVERY_MS = 4_000;

type LiveOrderProps = {
  /** Where the order's state is asked for. */
  href: string;
  /** When the order on the page last changed, as it was rendered. */
  updatedAt: string;
};

type Look = "live" | "away";

/** Looks at the order's state every four seconds while the page is seen, and renders the page again when it has changed. */
export function LiveOrder({ href, updatedAt }: LiveOrderProps) {
  const router = useRouter();
  const [look, setLook] = useState<Look>("live");
  const shown = useRef(updatedAt);
  shown.current = updatedAt;
  useEffect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      if (!stopped) timer = setTimeout(ask, EVERY_MS);
    };
    const ask = async () => {
      if (document.hidden) return again();
      try {
        const response = await fetch(href, { cache: "no-store" });
        const state = response.ok ? ((await response.json()) as { updated_at: string }) : null;
        setLook(state ? "live" : "away");
        if (state && state.updated_at !== shown.current) router.refresh();
      } catch {
        setLook("away");
      }
      again();
    };
    again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [href, router]);
  return (
    <p role="status" className="flex items-center gap-2 text-muted-foreground text-sm print:hidden">
      <span aria-hidden className={`size-2 rounded-full ${look === "live" ? "bg-success" : "bg-warning"}`} />
      {look === "live" ? "Live: changes appear by themselves" : "The server cannot be reached. Trying again."}
    </p>
  );
}
