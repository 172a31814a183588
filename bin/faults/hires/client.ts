import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { anAddress } from "../failover/load";

type Sent = { method?: "GET" | "POST"; body?: object; form?: () => FormData };

const PATIENCE_MS = 10_000;
const TRY_AGAIN_MS = 200;
/** What a balancer, a service that is away and a write that is under way answer: come again. */
const AGAIN: readonly number[] = [409, 429, 502, 503];
const MOST_TRIES = 300;

/** One account's program: sends each write under one key until it is answered, whatever happens to the processes behind the address. */
export class Client {
  /** Answers that told it to come again, and connections that broke, by kind. */
  static readonly refused = new Map<string, number>();

  constructor(
    private readonly base: string,
    private readonly token?: string,
  ) {}

  get<T>(path: string): Promise<T> {
    return this.send(path, { method: "GET" });
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.send(path, { body });
  }

  /** Sends a file with its name in the field `file`. */
  upload<T>(path: string, file: Blob, name: string, fields: Record<string, string> = {}): Promise<T> {
    const form = () => {
      const made = new FormData();
      made.set("file", file, name);
      for (const [field, value] of Object.entries(fields)) made.set(field, value);
      return made;
    };
    return this.send(path, { form });
  }

  private async send<T>(path: string, sent: Sent): Promise<T> {
    const key = randomUUID();
    const address = anAddress();
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      try {
        const answer = await this.once(path, sent, { "idempotency-key": key, "x-forwarded-for": address });
        const told = await answer.text();
        if (answer.ok) return JSON.parse(told) as T;
        if (!AGAIN.includes(answer.status)) throw new Refusal(`${path} answered ${answer.status}: ${told}`);
        this.note(`${answer.status}`);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        this.note(error instanceof Error ? error.name : String(error));
      }
      await pause(TRY_AGAIN_MS);
    }
    throw new Refusal(`${path} was not answered in ${MOST_TRIES} tries`);
  }

  private once(path: string, { method = "POST", body, form }: Sent, headers: Record<string, string>) {
    return fetch(`${this.base}/api/v1${path}`, {
      method,
      headers: {
        ...headers,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(method === "POST" && { body: form?.() ?? JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  }

  private note(what: string): void {
    Client.refused.set(what, (Client.refused.get(what) ?? 0) + 1);
  }
}

/** An answer that sending again would not change. */
export class Refusal extends Error {}
