import { LRUCache } from "lru-cache";
import { readPublicly, replica } from "@/db/client";
import type { Position } from "@/db/reading/replica";
import { env } from "@/lib/core/env";
import { type About, Barriers } from "./barriers";
import { type Changed, Changes } from "./changes";

/** An answer that may be kept, with what it takes up. What is not to be kept has no `bytes`. */
export type Made<T> = { value: T; bytes?: number };

type Kept = { value: unknown; bytes: number; about: string };
type Flight = { about: string; made: Promise<Made<unknown>>; isStale: boolean };

/** What changes by time alone (days, "3 minutes ago") is behind by no more than this. */
const KEPT_MS = 60_000;
/** Under load, answers of so many milliseconds share one look at the log. */
const SHARED_MS = 50;
/** Fewer in that time, and each looks for itself: then nobody ever sees what was changed before they asked, wherever it was. */
const LOAD = 20;
const LONGEST_KEY = 1_024;
const NOBODY = "";
const EVERYONE = "*";

/**
 * Public answers of this process, in memory: least recently used ones go when `ANSWERS_MEMORY_MB` are full. An answer is given only
 * when the log of changes was read after this process last wrote, and at most 50 ms ago; while the log cannot be read, none is. Of
 * several callers who ask for one answer that is not there, one makes it: of a standby, where that has replayed what is forgotten here.
 */
export class AnswerMemory {
  readonly counts = { hits: 0, misses: 0 };
  private readonly kept: LRUCache<string, Kept>;
  private readonly keysAbout = new Map<string, Set<string>>();
  private readonly flights = new Map<string, Flight>();
  private readonly changes = new Changes((changed, position) => this.forget(changed, position));
  private readonly barriers = new Barriers();
  private windowStart = 0;
  private inWindow = 0;
  private isBusy = false;

  constructor(maxBytes: number) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes / 16),
      ttl: KEPT_MS,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: ({ about }, key) => this.unlink(about, key),
    });
  }

  /** The answer under `key`: kept, being made, or made by `make`. */
  get<T>(key: string, about: About, make: () => Promise<Made<T>>): Promise<T> {
    return this.getFrom(key, about, (position) => (position === undefined ? make() : readPublicly(position, make)));
  }

  /** The same where `make` has another process read: of a standby that has replayed the log up to a position, if it is told one. */
  async getFrom<T>(key: string, about: About, make: (position?: Position) => Promise<Made<T>>): Promise<T> {
    if (key.length > LONGEST_KEY || !(await this.isFresh())) return (await make()).value;
    const found = this.kept.get(key);
    if (found) {
      this.counts.hits++;
      return found.value as T;
    }
    this.counts.misses++;
    const flight = this.flights.get(key) ?? this.take(key, about, make);
    return (await flight.made).value as T;
  }

  /** What is public but not kept: made for each who asks, of what kept answers are made of. */
  async read<T>(about: About, make: () => Promise<T>): Promise<T> {
    if (!replica() || !(await this.isFresh())) return make();
    return readPublicly(this.barriers.of(about), make);
  }

  private take(key: string, of: About, make: (position: Position) => Promise<Made<unknown>>): Flight {
    const about = nameOf(of);
    const flight: Flight = { about, isStale: false, made: make(this.barriers.of(of)) };
    this.flights.set(key, flight);
    const land = () => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
    };
    flight.made.then(({ value, bytes }) => {
      land();
      if (flight.isStale || bytes === undefined) return;
      this.kept.set(key, { value, bytes: Math.max(1, Math.ceil(bytes) + 2 * key.length), about });
      if (this.kept.has(key)) this.link(about, key);
    }, land);
    return flight;
  }

  private async isFresh(): Promise<boolean> {
    const now = performance.now();
    if (now - this.windowStart >= SHARED_MS) {
      this.isBusy = this.inWindow >= LOAD;
      this.windowStart = now;
      this.inWindow = 0;
    }
    const shared = ++this.inWindow >= LOAD || this.isBusy;
    return (shared && this.changes.isCaughtUp(SHARED_MS)) || this.changes.catchUp();
  }

  /** Ends what is about these creators and what is about everyone; also what is being made, which nobody who asks later may get. */
  private forget(changed: Changed, position: Position): void {
    this.barriers.note(changed, position, replica()?.hasReplayedTo ?? 0);
    if (changed === "unknown") {
      this.kept.clear();
      this.keysAbout.clear();
    }
    const about = changed === "unknown" ? undefined : new Set([EVERYONE, ...changed.handles]);
    for (const [key, flight] of this.flights) {
      if (about && !about.has(flight.about)) continue;
      flight.isStale = true;
      this.flights.delete(key);
    }
    for (const name of about ?? []) for (const key of [...(this.keysAbout.get(name) ?? [])]) this.kept.delete(key);
  }

  private link(about: string, key: string): void {
    if (about === NOBODY) return;
    const keys = this.keysAbout.get(about);
    if (keys) keys.add(key);
    else this.keysAbout.set(about, new Set([key]));
  }

  private unlink(about: string, key: string): void {
    const keys = this.keysAbout.get(about);
    if (keys?.delete(key) && keys.size === 0) this.keysAbout.delete(about);
  }
}

function nameOf(about: About): string {
  if (about === "everyone") return EVERYONE;
  return about === "nobody" ? NOBODY : about.creator;
}

// Next bundles route handlers apart from each other: one memory for each process all the same
const holder = globalThis as { __guildhallAnswers?: AnswerMemory };

/** The answers of this process. */
export function answers(): AnswerMemory {
  holder.__guildhallAnswers ??= new AnswerMemory(env().ANSWERS_MEMORY_MB * 1024 * 1024);
  return holder.__guildhallAnswers;
}
