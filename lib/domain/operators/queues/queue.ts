import type { Context } from "@/lib/core/context";

/** Something that waits: what it is, whose, since when, and the page where it is dealt with, or the way to try it again. */
export type QueueItem = {
  id: string;
  title: string;
  detail: string;
  at: string;
  path: string | null;
  /** What trying it again takes; null where that is no matter of a button. */
  again: { kind: "refund" | "mail" | "payout" | "lead"; id: string; of: string } | null;
};

export type Queue = {
  title: string;
  about: string;
  size(ctx: Context): Promise<{ count: number; oldest: Date | string | null }>;
  /** The oldest first, at most `MOST`. */
  list(ctx: Context): Promise<QueueItem[]>;
};

export const MOST = 100;
