import { directUrl, singleClient } from "@/db/client";

export type Listener = { stop(): Promise<void> };

/** The driver asks a listening connection every two seconds whether it is there; one that does not answer for so long is made again. */
const DEADLINE_SECONDS = 3;

/**
 * Calls back on every NOTIFY of a channel, over one connection of its own that is made again when it breaks. Also calls
 * back, without a payload, after each (re)connection: what was announced meanwhile was missed. Never throws; a database that is away is
 * tried again, and a connection that died without a word is noticed.
 */
export function listen(channels: Record<string, (payload?: string) => void>): Listener {
  const client = singleClient(directUrl(), DEADLINE_SECONDS);
  for (const [channel, callback] of Object.entries(channels)) {
    // A failed first attempt is repeated by the driver, like a broken connection.
    client.listen(channel, callback, () => callback()).catch(() => {});
  }
  return { stop: () => client.end({ timeout: 0 }) };
}
