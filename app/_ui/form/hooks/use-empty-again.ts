"use client";

import { type RefObject, useEffect } from "react";
import type { ActionState } from "@/lib/transports/actions/action";

/** Empties a form that stays after what it added: the next one is another. The focus stays where it is. */
export function useEmptyAgain(state: ActionState<unknown>, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (state.status === "ok") form.current?.reset();
  }, [state, form]);
}
