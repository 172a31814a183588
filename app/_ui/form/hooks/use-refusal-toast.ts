"use client";

import { useEffect } from "react";
import type { ActionState } from "@/lib/transports/actions/action";
import { toast } from "../../feedback/toast";

/** Says why a one-button form was refused: it has no room for an alert of its own. */
export function useRefusalToast(state: ActionState<unknown>): void {
  useEffect(() => {
    if (state.status === "error") toast.error(state.message);
  }, [state]);
}
