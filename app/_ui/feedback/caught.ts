import { UNREACHABLE } from "./unreachable";

export type Caught = { error: unknown; retry: () => void };

/** What was asked for just before may have been done all the same: nobody here knows. */
const WENT_WRONG =
  "Something went wrong on our side. If you have just saved or sent something, look whether it is there first.";

/**
 * What a boundary says of the error that it caught, what "Try again" does, and Next's reference of it, if the server gave one. A script
 * that could not be fetched stays missing in this document: its page is loaded afresh.
 */
export function caught({ error, retry }: Caught): {
  children: string;
  retry: () => void;
  reference: string | undefined;
} {
  const { name, digest } = (error ?? {}) as { name?: unknown; digest?: unknown };
  const missing = name === "ChunkLoadError";
  return {
    children: missing ? UNREACHABLE : WENT_WRONG,
    retry: missing ? () => window.location.reload() : retry,
    reference: typeof digest === "string" ? digest : undefined,
  };
}
