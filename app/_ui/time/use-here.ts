import { useSyncExternalStore } from "react";

/** Whether this runs where the reader is, whose clock and format are known there alone: not on the server, nor while the page hydrates. */
export function useHere(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}

const unchanging = () => () => {};
