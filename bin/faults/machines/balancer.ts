import { once } from "node:events";
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

type Sent = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };

/**
 * A load balancer in small: a request goes to the next upstream in turn. One that did not take it is passed over, and what may safely be
 * sent again is sent to another when the connection broke; anything else is 502 then.
 */
export class Balancer {
  upstreams: string[] = [];
  /** Requests that were answered, by upstream. */
  readonly answered = new Map<string, number>();
  /** Requests that were sent to another upstream because the first was gone. */
  again = 0;
  /** Requests that nobody could tell the outcome of. */
  readonly lost: string[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #underWay = new Map<Sent, string>();
  readonly #doubtful = new Set<string>();
  readonly #milestones: { at: number; reached: () => void }[] = [];
  #turn = 0;
  readonly #server = createServer(async (incoming, response) => {
    const { method = "GET", url: path = "/", headers } = incoming;
    const answer = await this.#pass({ method, path, headers, body: await buffer(incoming) });
    if (answer) answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    else response.writeHead(502).end();
  });

  /** Starts it; answers its URL. */
  async listen(): Promise<string> {
    await once(this.#server.listen(0, "localhost"), "listening");
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }

  /** Resolves once so many requests have been answered. */
  after(count: number): Promise<void> {
    return new Promise((reached) => this.#milestones.push({ at: count, reached }));
  }

  /**
   * Sends an upstream from now on only what may be sent twice; resolves when nothing else is under way there. Without it a request could
   * go to a connection whose other end has just died: nobody could tell whether it was heard.
   */
  async onlyRepeatable(upstream: string): Promise<void> {
    this.#doubtful.add(upstream);
    while ([...this.#underWay].some(([sent, at]) => at === upstream && !isRepeatable(sent)))
      await new Promise((resume) => setImmediate(resume));
  }

  async #pass(sent: Sent): Promise<IncomingMessage | undefined> {
    const open = this.upstreams.filter((upstream) => isRepeatable(sent) || !this.#doubtful.has(upstream));
    const first = this.#turn++;
    for (let tries = 0; tries < open.length; tries++) {
      const upstream = open[(first + tries) % open.length] as string;
      this.#underWay.set(sent, upstream);
      try {
        const answer = await this.#send(upstream, sent);
        this.#count(upstream);
        return answer;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED" && !isRepeatable(sent)) break;
        this.again++;
      } finally {
        this.#underWay.delete(sent);
      }
    }
    this.lost.push(`${sent.method} ${sent.path}`);
    return undefined;
  }

  #send(upstream: string, { method, path, headers, body }: Sent): Promise<IncomingMessage> {
    return new Promise((answered, failed) => {
      const passed = request(upstream + path, { method, headers, agent: this.#agent });
      passed.once("response", answered).once("error", failed).end(body);
    });
  }

  #count(upstream: string): void {
    this.answered.set(upstream, (this.answered.get(upstream) ?? 0) + 1);
    const total = [...this.answered.values()].reduce((sum, n) => sum + n, 0);
    for (const { at, reached } of this.#milestones) if (total >= at) reached();
  }
}

/** Reads, and writes with an idempotency key: that is what the key is for. */
function isRepeatable({ method, headers }: Sent): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS" || headers["idempotency-key"] !== undefined;
}
