import type { Sql, TransactionSql } from "postgres";
import { traced } from "./traced";
import { type StatementValue, TrailingWrites } from "./trailing";

type Options = { prepare?: boolean };

/**
 * One transaction, in the shape in which drizzle takes a driver's client. It begins with the first statement whose answer is waited for;
 * what is only written (`writes`) goes before that statement, or with the commit. Work that waits for no answer is one statement of its
 * own, all or nothing: it needs no begin, no commit and no connection of its own.
 */
export class LateTransaction {
  readonly writes: TrailingWrites;
  /** Rejects when the connection is lost under the work. */
  readonly lost: Promise<never>;
  readonly options: Sql["options"];
  private reportLoss: (error: unknown) => void = () => {};
  private begun: Promise<TransactionSql> | undefined;
  private connection: TransactionSql | undefined;
  private over: Promise<unknown> = Promise.resolve();
  private end: { commit(): void; rollback(error: unknown): void } | undefined;

  constructor(private readonly pool: Sql) {
    this.options = pool.options;
    this.writes = new TrailingWrites((text, params) => this.write(text, params));
    this.lost = new Promise((_, reject) => {
      this.reportLoss = reject;
    });
    this.lost.catch(() => {});
  }

  /** Whether it has a connection and a place among the server's transactions: something was read. */
  get hasBegun(): boolean {
    return this.begun !== undefined;
  }

  /** As the driver's: resolves to rows, or with `values()` to arrays. Sends when it is waited for. */
  unsafe(text: string, params: StatementValue[], options: Options = {}) {
    const run = <T>(send: (sql: TransactionSql) => PromiseLike<T>): Promise<T> => {
      this.begun ??= this.begin();
      this.writes.flush();
      return this.begun.then(send);
    };
    return {
      // biome-ignore lint/suspicious/noThenProperty: the driver's queries are awaited, or asked for their values first
      then: (done: (rows: unknown) => unknown, failed: (error: unknown) => unknown) =>
        run((sql) => sql.unsafe(text, params, options)).then(done, failed),
      values: () => run((sql) => sql.unsafe(text, params, options).values()),
    };
  }

  /** Makes all of it lasting, and resolves to the channels that are to be told; throws what failed first. */
  async commit(): Promise<ReadonlySet<string>> {
    if (this.begun) await this.begun;
    this.writes.flush();
    this.end?.commit();
    await this.over;
    return this.writes.settled();
  }

  /** Undoes all of it. Returns why it failed: `error`, unless that only met what a write before it had broken. */
  async rollback(error: unknown): Promise<unknown> {
    this.end?.rollback(error);
    await this.over.catch(() => {});
    if (!this.begun) return error;
    const broken = await this.writes.settled().then(
      () => error,
      (first: unknown) => first,
    );
    return codeOf(broken) === ABORTED ? error : broken;
  }

  private write(text: string, params: StatementValue[]): Promise<readonly object[]> {
    const send = (sql: Sql | TransactionSql) => sql.unsafe(text, params, { prepare: true }).execute();
    if (!this.begun) return send(this.pool);
    return this.connection ? send(this.connection) : this.begun.then(send);
  }

  private begin(): Promise<TransactionSql> {
    return new Promise((resolve, reject) => {
      const ended = new Promise<void>((commit, rollback) => {
        this.end = { commit, rollback };
      });
      ended.catch(() => {});
      this.over = this.pool.begin((sql) => {
        this.connection = traced(sql);
        resolve(sql);
        return ended;
      });
      this.over.catch((error) => {
        reject(error);
        this.reportLoss(error);
      });
    });
  }
}

/** What the server says of every statement after the one that failed. */
const ABORTED = "25P02";

/** The SQLSTATE of an error, or of what drizzle wrapped in it. */
export function codeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  const said = code ?? cause?.code;
  return typeof said === "string" ? said : undefined;
}
