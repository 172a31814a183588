import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { env } from "@/lib/core/env";

/** The header in which whatever stands before the handlers says who calls. What a client sends under this name is overwritten. */
export const CALLER_HEADER = "x-guildhall-caller";

/**
 * Who calls. `address` is null where nobody trustworthy has said it. `local`: over loopback, and by one of its names, so neither from
 * another machine nor from a page whose host name was made to point here.
 */
export type Caller = { address: string | null; local: boolean };

// Next bundles pages apart from the host: all must know one mark, so it hangs on the process, not on the module
const holder = globalThis as { __guildhallCallerMark?: string };

/** Takes the place before all handlers of this process, whose word on the caller they believe. False when it is taken already. */
export function standBefore(): boolean {
  if (holder.__guildhallCallerMark) return false;
  holder.__guildhallCallerMark = randomBytes(16).toString("base64url");
  return true;
}

/** What to write into `CALLER_HEADER`. Nobody outside this process can: it begins with a secret of its own. */
export function callerHeader({ address, local }: { address: string; local: boolean }): string {
  return `${holder.__guildhallCallerMark} ${local ? "local " : "remote"} ${address}`;
}

const MARK_LENGTH = 22;
const ADDRESS_AT = MARK_LENGTH + " remote ".length;

/**
 * Takes over what the process in front of this one, which alone can send it requests, wrote into `CALLER_HEADER`. False where it wrote
 * nothing.
 */
export function adoptCaller({ headers, rawHeaders }: IncomingMessage): boolean {
  const sent = headers[CALLER_HEADER];
  if (typeof sent !== "string") return false;
  const told = `${holder.__guildhallCallerMark}${sent.slice(MARK_LENGTH)}`;
  headers[CALLER_HEADER] = told;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() === CALLER_HEADER) rawHeaders[i + 1] = told;
  }
  return true;
}

/**
 * Who sent a request, by the word of what stands before the handlers. Where nothing does, or it has not begun yet, `X-Forwarded-For` is
 * believed only as far as `TRUSTED_PROXY_HOPS` goes.
 */
export function readCaller(headers: Headers): Caller {
  const told = headers.get(CALLER_HEADER);
  const mark = holder.__guildhallCallerMark;
  if (told === null || mark === undefined || !told.startsWith(mark))
    return { address: forwardedAddress(headers.get("x-forwarded-for") ?? "", env().TRUSTED_PROXY_HOPS), local: false };
  return { address: told.slice(ADDRESS_AT), local: told.charCodeAt(MARK_LENGTH + 1) === LOCAL };
}

const LOCAL = "local".charCodeAt(0);

/**
 * The entry of an `X-Forwarded-For` that the outermost of `hops` trusted proxies wrote: the n-th from the right. Null without
 * proxies, or where it is no address.
 */
export function forwardedAddress(value: string, hops: number): string | null {
  if (hops === 0) return null;
  const entry = withoutPort(value.split(",").at(-hops)?.trim() ?? "");
  return isIP(entry) ? plainAddress(entry) : null;
}

/** An IPv4 address that came over an IPv6 socket, in its own form: one client, one counter. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Some proxies add the client's port, which would make each connection a client of its own. */
function withoutPort(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}
