import { LRUCache } from "lru-cache";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { count } from "@/lib/domain/platform/access/counters";

/** A document is kept for so long at least, whatever its headers say, and at most: keys that were withdrawn must go. */
const LEAST_SECONDS = 60;
const MOST_SECONDS = 3_600;
const FAILED_SECONDS = 15;
const READS_PER_MINUTE = { caller: 30, host: 30, all: 600 } as const;

/** Who names an address, and when. */
type Asker = Pick<Context, "now" | "local" | "ip">;
type Known<T> = { value: T; until: number; fetchedAt: number } | { error: Error; until: number };
type Kind<T> = {
  /** In the keys of its limits, and in the refusal past them. */
  name: string;
  plural: string;
  fetch: (url: string, local: boolean) => Promise<{ value: T; maxAgeSeconds: number }>;
  /** What a reading may end in; remembered, too. */
  fault: abstract new (
    ...parts: never[]
  ) => Error;
};

/**
 * Documents of others, read at the addresses that callers name and remembered as long as their headers allow, a minute at least. `fresh`: read
 * again, for a key that is not in what we know, though never twice in a minute. Throws what `fetch` throws, `rate_limit_exceeded`.
 */
export function rememberedDocuments<T extends object>(kind: Kind<T>) {
  // a fixed footprint: however many addresses are named, so many are remembered
  const known = new LRUCache<string, Known<T>>({ max: 1_000 });
  const underWay = new Map<string, Promise<Known<T>>>();

  return async function documentAt(asker: Asker, url: string, fresh = false): Promise<T> {
    const now = asker.now.getTime();
    const remembered = known.get(placeOf(asker, url));
    const stale = fresh && remembered && "value" in remembered && now - remembered.fetchedAt >= LEAST_SECONDS * 1_000;
    const found = remembered && remembered.until > now && !stale ? remembered : await read(asker, url);
    if ("error" in found) throw found.error;
    return found.value;
  };

  /** One request at a time for one address, however many calls wait for it. */
  async function read(asker: Asker, url: string): Promise<Known<T>> {
    const place = placeOf(asker, url);
    const started = underWay.get(place);
    if (started) return started;
    const reading = fetchKnown(asker, url).finally(() => underWay.delete(place));
    underWay.set(place, reading);
    return reading;
  }

  async function fetchKnown(asker: Asker, url: string): Promise<Known<T>> {
    const now = asker.now.getTime();
    try {
      await limitReads(asker, url, kind);
      const { value, maxAgeSeconds } = await kind.fetch(url, asker.local);
      const seconds = Math.min(Math.max(maxAgeSeconds, LEAST_SECONDS), MOST_SECONDS);
      const fetched = { value, until: now + seconds * 1_000, fetchedAt: now };
      known.set(placeOf(asker, url), fetched);
      return fetched;
    } catch (error) {
      if (!(error instanceof kind.fault)) throw error;
      const failed = { error, until: now + FAILED_SECONDS * 1_000 };
      known.set(placeOf(asker, url), failed);
      return failed;
    }
  }
}

/** Who calls from this machine may reach what others may not. */
function placeOf({ local }: Asker, url: string): string {
  return `${local ? "local" : "remote"} ${url}`;
}

/** Nobody makes us call others more often than this: neither one caller, nor to one host, nor all together. */
async function limitReads({ ip, now }: Asker, url: string, { name, plural }: { name: string; plural: string }) {
  const host = URL.canParse(url) ? new URL(url).host : "none";
  const within = (limits: { key: string; limit: number }[]) =>
    count(
      limits.map((one) => ({ ...one, windowSeconds: 60 })),
      now,
    );
  const isBlocked = ({ allowed }: { allowed: boolean }) => !allowed;
  // the caller first: the names of hosts are the caller's choice, and each is kept for a minute
  const blocked =
    (await within([{ key: `${name}:${networkOf(ip)}`, limit: READS_PER_MINUTE.caller }])).find(isBlocked) ??
    (
      await within([
        { key: `${name}:${host}`, limit: READS_PER_MINUTE.host },
        { key: name, limit: READS_PER_MINUTE.all },
      ])
    ).find(isBlocked);
  if (!blocked) return;
  throw new DomainError(
    "rate_limit_exceeded",
    `Too many ${plural} were read for the first time in this minute. Retry in a minute.`,
    {},
    { "retry-after": String(blocked.resetSeconds) },
  );
}
