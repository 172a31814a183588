"use client";

import { useEffect, useState } from "react";
import { fetchedPart } from "./fetched-part";
import { PlainToasts } from "./plain-toasts";
import { onToast, toastWaits } from "./toast";

const ToastStack = fetchedPart(async () => (await import("./toast-stack")).default, PlainToasts);

/** Where toasts appear: one per section layout. What draws them is fetched with the first one, so that no page ships it. */
export function Toaster() {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (toastWaits()) setAsked(true);
    return onToast(() => setAsked(true));
  }, []);
  return asked ? <ToastStack /> : null;
}
