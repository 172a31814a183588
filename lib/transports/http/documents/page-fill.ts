import { randomBytes } from "node:crypto";
import type { ViewSubject } from "@/lib/domain/network/analytics/page-views";

/** A page that is being made to be kept, for nobody in particular. What it shows of whom is counted when it is served. */
export type PageFill = { view?: ViewSubject };

/** The header by which those who render a page know that it will be kept. */
const HEADER = "x-guildhall-fill";

// Next bundles pages apart from the host: both must find the fills, so they hang on the process
const holder = globalThis as { __guildhallFills?: Map<string, PageFill> };

/** Begins a fill: the header to send, which nobody outside of this process can guess, and the way to end it. */
export function beginFill(): { fill: PageFill; header: [name: string, value: string]; end: () => void } {
  holder.__guildhallFills ??= new Map();
  const fills = holder.__guildhallFills;
  const token = randomBytes(18).toString("base64url");
  const fill: PageFill = {};
  fills.set(token, fill);
  return { fill, header: [HEADER, token], end: () => fills.delete(token) };
}

/** The fill that a request is for, if it is for one. */
export function fillOf(headers: Pick<Headers, "get">): PageFill | undefined {
  const token = headers.get(HEADER);
  return token === null ? undefined : holder.__guildhallFills?.get(token);
}
