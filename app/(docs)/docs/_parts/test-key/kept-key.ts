"use client";

import { useSyncExternalStore } from "react";

/** The reader's test key, as long as this document is open: it is in no storage, and in no page that is kept. */
let kept: string | null = null;
const told = new Set<() => void>();

/** Fills a key into every example, on this page and those that follow it. */
export function keepKey(token: string): void {
  kept = token;
  for (const tell of told) tell();
}

/** The key that examples are filled in with; null until the reader has made one. */
export function useKeptKey(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  );
}

function subscribe(tell: () => void): () => void {
  told.add(tell);
  return () => told.delete(tell);
}
