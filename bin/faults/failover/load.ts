import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/** A write as its client saw it: sent under one key until it was acknowledged. */
export type Write = {
  what: "post" | "order";
  key: string;
  /** Keys of those who send no credential are their address's. */
  address: string;
  /** What its row is known by in the database. */
  title: string;
  body: object;
  begun: number;
  acknowledged?: number;
  id?: string;
};

/** An answer that was no acknowledgement. */
export type Failure = { begun: number; ended: number; what: string };

export type Writer = { headers: Record<string, string>; product: object };

const PATH = { post: "/api/v1/posts", order: "/api/v1/orders" };
const AIR_MS = 40;
const TRY_AGAIN_MS = 100;
/** In ms: a client's own patience with one request. */
const PATIENCE = 10_000;

let addresses = 0;
/** Of the range for benchmarks (RFC 2544): one address alone would meet its limit. */
export const anAddress = () => `198.18.${(++addresses >> 8) % 256}.${addresses % 256}`;

/** Clients that write posts and open orders, one after another each, and send a write again under its key until it is acknowledged. */
export class Load {
  readonly writes: Write[] = [];
  readonly failures: Failure[] = [];
  private isOver = false;
  private readonly clients: Promise<void>[];

  constructor(
    private readonly base: string,
    writers: readonly Writer[],
  ) {
    this.clients = writers.map((writer, n) => this.work(writer, n));
  }

  get acknowledged(): Write[] {
    return this.writes.filter(({ id }) => id !== undefined);
  }

  /** Resolves when every write that was begun is acknowledged. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.clients);
  }

  /** Sends a write, once, and answers the status and the id that it was told. */
  async send(
    { what, key, address, body }: Write,
    { headers }: Writer,
  ): Promise<{ status: number; id: string | undefined }> {
    const answer = await fetch(`${this.base}${PATH[what]}`, {
      method: "POST",
      headers: {
        ...(what === "post" ? headers : {}),
        "content-type": "application/json",
        "idempotency-key": key,
        "x-forwarded-for": address,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const told = (await answer.json()) as { id?: string; order_id?: string };
    return { status: answer.status, id: told.id ?? told.order_id };
  }

  private async work(writer: Writer, client: number): Promise<void> {
    for (let n = 0; !this.isOver; n++) {
      const title = `Client ${client}, write ${n}`;
      const isOrder = n % 4 === 3;
      const body = isOrder ? { ...writer.product, brief: title } : { title };
      const write: Write = {
        what: isOrder ? "order" : "post",
        key: randomUUID(),
        address: anAddress(),
        title,
        body,
        begun: performance.now(),
      };
      this.writes.push(write);
      while (write.id === undefined) await this.attempt(write, writer);
      await pause(AIR_MS);
    }
  }

  private async attempt(write: Write, writer: Writer): Promise<void> {
    const begun = performance.now();
    const failed = (what: string) => {
      this.failures.push({ begun, ended: performance.now(), what });
      return pause(TRY_AGAIN_MS);
    };
    try {
      const { status, id } = await this.send(write, writer);
      if (status !== 201 || id === undefined) return void (await failed(`${status}`));
      Object.assign(write, { id, acknowledged: performance.now() });
    } catch (error) {
      await failed(error instanceof Error ? error.name : String(error));
    }
  }
}
