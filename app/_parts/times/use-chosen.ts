"use client";

import { useState } from "react";

/**
 * The slot that is chosen; `since` says that this was after the form's `state` came, which speaks of the one before. With another `type` of
 * booking none is: what is free of the one is not of the other.
 */
export function useChosen(state: object, type?: string) {
  const [held, set] = useState<{ chosen?: string; after?: object; type?: string | undefined }>({ type });
  if (held.type !== type) set({ after: state, type });
  const choose = (slot: string) => set({ chosen: slot, after: state, type });
  return { chosen: held.chosen, choose, since: held.after === state };
}
