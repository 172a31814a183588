import { singleClient } from "@/db/client";

export type Listener = { stop(): Promise<void> };

/**
 * Calls back on every NOTIFY of a channel, over one connection of its own that is made again when it breaks. Also calls
 * back, without a payload, after each (re)connection: what was announced meanwhile was missed. Never throws; a database that is away is
 * tried again.
 */
export function listen(channels: Record<string, (payload?: string) => void>): Listener {
  const client = singleClient();
  for (const [channel, callback] of Object.entries(channels)) {
    // A failed first attempt is repeated by the driver, like a broken connection.
    client.listen(channel, callback, () => callback()).catch(() => {});
  }
  return { stop: () => client.end({ timeout: 0 }) };
}
