"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { onToast, toastWaits } from "./toast";

const ToastStack = lazy(() => import("./toast-stack"));

/** Where toasts appear: one per section layout. What draws them is fetched with the first one, so that no page ships it. */
export function Toaster() {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (toastWaits()) setAsked(true);
    return onToast(() => setAsked(true));
  }, []);
  return asked ? (
    <Suspense>
      <ToastStack />
    </Suspense>
  ) : null;
}
