import { type Statement, textOf } from "./statement";

/** What a placeholder of a statement may stand for. */
export type StatementValue = string | number | boolean | null | Uint8Array | (string | number | null)[];

/**
 * A write that nobody waits for: definitions of a `with` clause whose names end in `{}` (`event{} as (insert …)`) with `$1…`
 * placeholders, and, to wake somebody or to refuse, a last query of one text column: each text that is not empty is a channel that is told
 * after the commit (`Waker`). Constant: each mix of writes is prepared once.
 */
export type Write = { readonly definitions?: Statement; readonly last?: Statement };

type Pending = { write: Write; params: readonly StatementValue[] };
type Rows = readonly object[];
type Send = (text: string, params: StatementValue[]) => Promise<Rows>;

/**
 * The writes of one transaction that wait for its next statement or its commit, whichever comes first, and go there as one statement:
 * what is written last, as audit entry, event and stored answer are, then costs one execution and no round trip.
 */
export class TrailingWrites {
  private pending: Pending[] = [];
  private readonly sent: Promise<Rows>[] = [];
  private readonly wakes = new Set<string>();

  constructor(private readonly send: Send) {}

  /** A mix of few: what a verb writes, not what a loop does. */
  add(write: Write, params: readonly StatementValue[]): void {
    this.pending.push({ write, params });
  }

  /** Has a channel told after the commit. */
  wake(told: string): void {
    this.wakes.add(told);
  }

  /** Sends what is pending, without waiting for it. */
  flush(): void {
    const writes = this.pending;
    if (writes.length === 0) return;
    this.pending = [];
    const done = this.send(
      composed(writes.map(({ write }) => write)),
      writes.flatMap(({ params }) => params),
    );
    done.catch(() => {}); // thrown by `settled`, or in vain when the work has failed by itself
    this.sent.push(done);
  }

  /** Resolves when all that was sent has been done, to the channels that are to be told; throws what failed first. */
  async settled(): Promise<ReadonlySet<string>> {
    const answers = await Promise.all(this.sent);
    return new Set([...this.wakes, ...answers.flatMap(wokenBy)]);
  }
}

/** The channels that a statement's rows name. */
export function wokenBy(rows: Rows): string[] {
  return rows.flatMap((row) => String(Object.values(row)[0] || "") || []);
}

const texts = new Map<string, string>();
const numbers = new WeakMap<Write, number>();
let numbered = 0;

/** One statement that does these writes; the texts are kept, as few mixes occur. */
export function composed(writes: readonly Write[]): string {
  const mix = writes.map(numberOf).join();
  let text = texts.get(mix);
  if (text === undefined) {
    text = compose(writes);
    texts.set(mix, text);
  }
  return text;
}

function numberOf(write: Write): number {
  let number = numbers.get(write);
  if (number === undefined) {
    number = numbered++;
    numbers.set(write, number);
  }
  return number;
}

function compose(writes: readonly Write[]): string {
  let params = 0;
  const parts = writes.map(({ definitions = "", last = "" }, i) => {
    const from = params;
    const texts = [textOf(definitions), textOf(last)] as const;
    params += highestPlace(texts.join());
    const place = (sql: string) => sql.replaceAll("{}", `_${i}`).replace(/\$(\d+)/g, (_, n) => `$${Number(n) + from}`);
    return { definitions: place(texts[0]), last: place(texts[1]) };
  });
  const definitions = parts.flatMap((part) => part.definitions || []);
  const last = parts.flatMap((part) => part.last || []).join(" union all ") || "select where false";
  return definitions.length > 0 ? `with ${definitions.join(", ")} ${last}` : last;
}

function highestPlace(sql: string): number {
  return Math.max(0, ...[...sql.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
}
