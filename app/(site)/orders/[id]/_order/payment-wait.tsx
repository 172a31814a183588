"use client";

import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useRefresh } from "@/app/_parts/streams/use-refresh";
import { Button } from "@/app/_ui/controls/button";

const EVERY_MS = 1_500;
const PATIENCE = 40;

/** Says that the payment is being confirmed and looks again every 1.5 s; after a minute it asks before going on. */
export function PaymentWait() {
  const { refresh } = useRefresh();
  const [looked, setLooked] = useState(0);
  const waiting = looked < PATIENCE;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      void refresh();
      setLooked((n) => n + 1);
    }, EVERY_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div role="status" className="grid justify-items-center gap-3 text-center">
      {waiting ? <LoaderCircle aria-hidden className="size-8 animate-spin text-primary" /> : null}
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <h1 className="font-semibold text-2xl">Your payment is being confirmed</h1>
      <p className="max-w-[52ch] text-lg text-muted-foreground">
        {waiting
          ? "This takes a few seconds. The page goes on by itself."
          : "This takes longer than usual. Nothing is lost: keep this page's address and look again later."}
      </p>
      {waiting ? null : (
        <Button variant="secondary" onClick={() => setLooked(0)}>
          Look again
        </Button>
      )}
    </div>
  );
}
