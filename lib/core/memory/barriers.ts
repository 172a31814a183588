import type { Position } from "@/db/reading/replica";
import type { Changed } from "./changes";

/** Whose changes end an answer: one creator's (their handle in lower case), anybody's, or nobody's. */
export type About = { creator: string } | "everyone" | "nobody";

/** More creators who changed than a standby has replayed are not told apart. */
const MOST_CREATORS = 10_000;

/**
 * How far a standby must have replayed the log to be read from: as far as the log was when the last change was seen of what is read. So it
 * shows nothing that this process has already forgotten.
 */
export class Barriers {
  private unknown: Position = 0;
  private anybody: Position = 0;
  private readonly creators = new Map<string, Position>();

  /** Takes down what a look saw, and where the log was then at the least. What is `replayed` needs no barrier any more. */
  note(changed: Changed, position: Position, replayed: Position): void {
    this.anybody = position;
    if (changed === "unknown") this.raise();
    else for (const handle of changed.handles) this.move(handle, position);
    if (this.creators.size > MOST_CREATORS) this.raise();
    for (const [handle, at] of this.creators) {
      if (at > replayed) break; // those that follow changed later
      this.creators.delete(handle);
    }
  }

  of(about: About): Position {
    if (about === "everyone") return this.anybody;
    return about === "nobody" ? 0 : (this.creators.get(about.creator) ?? this.unknown);
  }

  private raise(): void {
    this.unknown = this.anybody;
    this.creators.clear();
  }

  private move(handle: string, position: Position): void {
    this.creators.delete(handle);
    this.creators.set(handle, position);
  }
}
