import { Agent, Dispatcher } from "undici";
import { isInboxUrl } from "../inbox-url";
import type { DestinationPolicy } from "../outbound/destination";
import { guardedAgent } from "../outbound/guard";
import { hostLookup } from "../outbound/host-lookup";

/**
 * How deliveries leave: through the guard, but for those to an inbox of this service. That one path of our own origin may be reached
 * wherever our name points to (behind a proxy it is often a private address), and nothing else there.
 */
export class ReceiverAgent extends Dispatcher {
  readonly #outside: Agent;
  readonly #inside = new Agent({
    connect: { timeout: 5_000, lookup: hostLookup() },
    keepAliveTimeout: 4_000,
    headersTimeout: 15_000,
  });

  constructor(policy: DestinationPolicy) {
    super();
    this.#outside = guardedAgent(policy);
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const toInbox = options.method === "POST" && isInboxUrl(`${options.origin}${options.path}`);
    return (toInbox ? this.#inside : this.#outside).dispatch(options, handler);
  }

  override async close(): Promise<void> {
    await Promise.all([this.#outside.close(), this.#inside.close()]);
  }

  override async destroy(): Promise<void> {
    await Promise.all([this.#outside.destroy(), this.#inside.destroy()]);
  }
}
