import { LRUCache } from "lru-cache";
import type { PlatformProfile } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { count } from "@/lib/domain/platform/access/counters";
import { fetchProfile, ProfileError } from "./fetch-profile";

/** A profile is kept for so long at least, whatever its headers say, and at most: keys that were withdrawn must go. */
const LEAST_SECONDS = 60;
const MOST_SECONDS = 3_600;
const FAILED_SECONDS = 15;
const READS_PER_MINUTE = { caller: 30, host: 30, all: 600 } as const;

type Known = { profile: PlatformProfile; until: number; fetchedAt: number } | { error: ProfileError; until: number };

// a fixed footprint: however many addresses are named, so many are remembered
const known = new LRUCache<string, Known>({ max: 1_000 });
const underWay = new Map<string, Promise<Known>>();

/**
 * The profile that a platform names with its calls, remembered as long as its headers allow, a minute at least. `fresh`: read again, for a key
 * that is not in what we know, though never twice in a minute. Throws `ProfileError`, `rate_limit_exceeded`.
 */
export async function platformProfile(ctx: Context, url: string, fresh = false): Promise<PlatformProfile> {
  const now = ctx.now.getTime();
  const remembered = known.get(placeOf(ctx, url));
  const stale = fresh && remembered && "profile" in remembered && now - remembered.fetchedAt >= LEAST_SECONDS * 1_000;
  const found = remembered && remembered.until > now && !stale ? remembered : await read(ctx, url);
  if ("error" in found) throw found.error;
  return found.profile;
}

/** Who calls from this machine may reach what others may not. */
function placeOf({ local }: Context, url: string): string {
  return `${local ? "local" : "remote"} ${url}`;
}

/** One request at a time for one address, however many calls wait for it. */
async function read(ctx: Context, url: string): Promise<Known> {
  const place = placeOf(ctx, url);
  const started = underWay.get(place);
  if (started) return started;
  const reading = fetchKnown(ctx, url).finally(() => underWay.delete(place));
  underWay.set(place, reading);
  return reading;
}

async function fetchKnown(ctx: Context, url: string): Promise<Known> {
  const now = ctx.now.getTime();
  try {
    await limitReads(ctx, url);
    const { profile, maxAgeSeconds } = await fetchProfile(url, ctx.local);
    const seconds = Math.min(Math.max(maxAgeSeconds, LEAST_SECONDS), MOST_SECONDS);
    const fetched = { profile, until: now + seconds * 1_000, fetchedAt: now };
    known.set(placeOf(ctx, url), fetched);
    return fetched;
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    const failed = { error, until: now + FAILED_SECONDS * 1_000 };
    known.set(placeOf(ctx, url), failed);
    return failed;
  }
}

/** Nobody makes us call others more often than this: neither one caller, nor to one host, nor all together. */
async function limitReads(ctx: Context, url: string): Promise<void> {
  const host = URL.canParse(url) ? new URL(url).host : "none";
  const limits = [
    { key: `ucp-profile:${networkOf(ctx.ip)}`, limit: READS_PER_MINUTE.caller },
    { key: `ucp-profile:${host}`, limit: READS_PER_MINUTE.host },
    { key: "ucp-profile", limit: READS_PER_MINUTE.all },
  ];
  const standings = await count(
    limits.map((one) => ({ ...one, windowSeconds: 60 })),
    ctx.now,
  );
  const blocked = standings.find((standing) => !standing.allowed);
  if (!blocked) return;
  throw new DomainError(
    "rate_limit_exceeded",
    "Too many profiles were read for the first time in this minute. Retry in a minute.",
    {},
    { "retry-after": String(blocked.resetSeconds) },
  );
}
