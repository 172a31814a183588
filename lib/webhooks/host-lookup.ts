import { type LookupAddress, lookup, promises } from "node:dns";
import type { LookupFunction } from "node:net";

/** Names that never leave this machine (RFC 6761). */
const LOOPBACK_NAME = /^(.+\.)?localhost\.?$/i;
/** A name that is not known waits for the system's answer behind at most so many others. */
const MOST_WAITING = 64;

export type HostLookupOptions = {
  /** DNS servers instead of the system's, as `address:port`. */
  servers?: string[];
  /** How long a server may take the first time it is asked; the second time it has twice as long. */
  timeoutMs?: number;
};

/**
 * Looks up the addresses of strangers' hosts. `dns.lookup` holds one of libuv's four threads until it has an answer, so four names
 * whose servers are silent would stop every other look-up and all file access of the process: DNS is asked without threads here, and
 * only a name that DNS says is not there (the hosts file, search domains) is put to the system, one at a time. Fails with the codes
 * of node:dns.
 */
export function hostLookup({ servers, timeoutMs = 1_500 }: HostLookupOptions = {}): LookupFunction {
  const resolver = new promises.Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers) resolver.setServers(servers);

  async function addressesOf(host: string): Promise<LookupAddress[]> {
    if (LOOPBACK_NAME.test(host)) return systemLookup(host);
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = [...found4(four), ...found6(six)];
    if (found.length > 0) return found;
    const failures = [four, six].flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    const silent = failures.find((failure) => failure.code === "ETIMEOUT");
    if (silent) throw silent;
    return inTurn(host);
  }

  return (host, options, callback) => {
    addressesOf(host).then(
      (found) => {
        const family = Number(options.family) || 0;
        callback(null, family ? found.filter((one) => one.family === family) : found);
      },
      (error) => callback(error, []),
    );
  };
}

const found4 = (answer: PromiseSettledResult<string[]>) =>
  answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family: 4 })) : [];
const found6 = (answer: PromiseSettledResult<string[]>) =>
  answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family: 6 })) : [];

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
    return Promise.reject(Object.assign(new Error(`too many unknown names beside ${host}`), { code: "EAI_AGAIN" }));
  waiting++;
  const turn = last.then(() => systemLookup(host)).finally(() => waiting--);
  last = turn.catch(() => undefined);
  return turn;
}
