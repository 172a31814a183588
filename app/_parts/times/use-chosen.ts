"use client";

import { useState } from "react";

/** The slot that is chosen; `since` says that this was after the form's `state` came, which speaks of the one before. */
export function useChosen(state: object) {
  const [{ chosen, after }, set] = useState<{ chosen?: string; after?: object }>({});
  const choose = (slot: string) => set({ chosen: slot, after: state });
  return { chosen, choose, since: after === state };
}
