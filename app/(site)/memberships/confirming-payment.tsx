"use client";

import { useEffect, useState } from "react";
import { useRefresh } from "@/app/_parts/streams/use-refresh";
import { FormAlert } from "@/app/_ui/form/form-alert";

const EVERY_MS = 1_500;
const MOST = 20;

/** While the processor's word is on its way: looks again every second and a half, half a minute long. */
export function ConfirmingPayment() {
  const { refresh } = useRefresh();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks >= MOST) return;
    const timer = setTimeout(() => {
      void refresh();
      setLooks(looks + 1);
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [looks, refresh]);
  return (
    <FormAlert tone="neutral" className="mb-6">
      {looks < MOST
        ? "Your payment is being confirmed…"
        : "The confirmation takes longer than usual. You can leave this page: the membership appears here."}
    </FormAlert>
  );
}
