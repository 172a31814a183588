const NOTIFY = `select pg_notify(split_part(told, ' ', 1), substr(told, strpos(told || ' ', ' ') + 1))
  from json_array_elements_text($1::text::json) as told`;

/** The statement of one `Waker`: its text and its one parameter, a JSON list. */
type Send = (text: string, params: [string]) => PromiseLike<unknown>;

/**
 * Tells channels that something has been committed. After the commit and not in it: a transaction that notifies holds a lock of the whole
 * server until it is on disk, so that only one of them commits at a time. What comes while one statement is under way goes together with
 * the next one. A process that ends before it has told loses nothing but time: who listens also looks by itself.
 */
export class Waker {
  private waiting = new Set<string>();
  private isSending = false;

  constructor(private readonly send: Send) {}

  /** `told`: a channel each, or a channel, a space and what is said on it. */
  wake(told: Iterable<string>): void {
    for (const one of told) this.waiting.add(one);
    if (!this.isSending && this.waiting.size > 0) void this.sendAll();
  }

  private async sendAll(): Promise<void> {
    this.isSending = true;
    while (this.waiting.size > 0) {
      const told = [...this.waiting];
      this.waiting = new Set();
      // without a database nobody listens: each looks for itself once it is there again
      await Promise.resolve(this.send(NOTIFY, [JSON.stringify(told)])).catch(() => {});
    }
    this.isSending = false;
  }
}
