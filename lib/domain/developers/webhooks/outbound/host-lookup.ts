import { type LookupAddress, lookup, promises } from "node:dns";
import type { LookupFunction } from "node:net";

/** Names that never leave this machine (RFC 6761). */
const LOOPBACK_NAME = /^(.+\.)?localhost\.?$/i;
/** A name that is not known waits for the system's answer behind at most so many others. */
const MOST_WAITING = 64;
/** How long the second family may answer after the first (RFC 8305, 3). */
const RESOLUTION_DELAY_MS = 50;

export type HostLookupOptions = {
  /** DNS servers instead of the system's, as `address:port`. */
  servers?: string[];
  /** How long a server may take the first time it is asked; the second time it has twice as long. */
  timeoutMs?: number;
};

/**
 * Looks up the addresses of strangers' hosts. `dns.lookup` holds one of libuv's four threads until it has an answer, so four names
 * whose servers are silent would stop every other look-up and all file access of the process: DNS is asked without threads here, and
 * only a name that DNS says is not there (the hosts file, search domains) is put to the system, one at a time. Both families are asked
 * at once; when one has answered, the other has 50 ms more: a server that is silent for one of them holds up nobody (RFC 8305).
 * Fails with the codes of node:dns.
 */
export function hostLookup({ servers, timeoutMs = 1_500 }: HostLookupOptions = {}): LookupFunction {
  const resolver = new promises.Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers) resolver.setServers(servers);

  async function addressesOf(host: string, eitherFamily: boolean): Promise<LookupAddress[]> {
    if (LOOPBACK_NAME.test(host)) return systemLookup(host);
    const found: LookupAddress[][] = [];
    const answers = [resolver.resolve4(host), resolver.resolve6(host)].map(async (answer, n) => {
      found[n] = (await answer).map((address) => ({ address, family: n === 0 ? 4 : 6 }));
    });
    try {
      await Promise.any(answers);
    } catch (error) {
      const { errors } = error as AggregateError;
      const silent = errors.find(({ code }) => code === "ETIMEOUT");
      if (silent) throw silent;
      return inTurn(host);
    }
    const both = Promise.allSettled(answers);
    await (eitherFamily ? soon(both) : both);
    return found.flat();
  }

  return (host, options, callback) => {
    const family = Number(options.family) || 0;
    addressesOf(host, family === 0).then(
      (found) => callback(null, family ? found.filter((one) => one.family === family) : found),
      (error) => callback(error, []),
    );
  };
}

/** Waits for `work`, but no longer than the other family's answer is worth. */
async function soon(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((over) => (timer = setTimeout(over, RESOLUTION_DELAY_MS)))]);
  clearTimeout(timer);
}

function systemLookup(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** The system's answer when it is this name's turn: one thread of the process at the most. */
function inTurn(host: string): Promise<LookupAddress[]> {
  if (waiting >= MOST_WAITING)
    return Promise.reject(Object.assign(new Error(`too many unknown names besides ${host}`), { code: "EAI_AGAIN" }));
  waiting++;
  const turn = last.then(() => systemLookup(host)).finally(() => waiting--);
  last = turn.catch(() => undefined);
  return turn;
}
