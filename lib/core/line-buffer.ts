import { write, writeSync } from "node:fs";

const BUFFER_CHARS = 65_536;
/** What waits for a reader that has stalled. What comes on top of it is lost. */
const MOST_CHARS = 8 * 1024 * 1024;
/** A line waits no longer than this for others: what a `kill -9` can cost. */
const FLUSH_AFTER_MS = 500;
/** Until a pipe that is full is tried again. */
const AGAIN_MS = 10;
/** The most that the end of a process waits for a reader that has stalled. */
const LAST_WAIT_MS = 1_000;

const FULL_PIPE = new Set(["EAGAIN", "EBUSY"]);
/** A disk without room, a quota that is used up, a disk or terminal that is broken: a later line may find it well again. */
const NO_ROOM = new Set(["ENOSPC", "EDQUOT", "EIO"]);

/** What has been handed over as one: `reported` lines are said to be lost in the first of its lines. */
type Piece = { rest: Buffer; lines: number; reported: number; begun: boolean };

/**
 * Collects lines and writes them to a descriptor, many in one piece. Nobody waits for it, and the service goes on without its log: lines
 * that find no room are lost, and the next that finds room says how many. `gap` words that, as a line. Not pino's own destination: that
 * throws where the disk is full, and then tries without end to write what is left when the process ends.
 */
export class LineBuffer {
  private text = "";
  private lines = 0;
  private lost = 0;
  private timer: NodeJS.Timeout | undefined;
  private piece: Piece | undefined;
  /** Whether the system has the piece in hand; else it waits to be tried again. */
  private inHand = false;
  private isDue = false;
  private isTorn = false;
  private isClosed = false;

  constructor(
    private readonly descriptor: number,
    private readonly gap: (lost: number) => string,
  ) {
    process.prependListener("exit", () => this.writeLast());
  }

  write(line: string): void {
    if (this.isClosed) return;
    if (this.text.length >= MOST_CHARS) {
      this.lost++;
      return;
    }
    this.text += line;
    this.lines++;
    if (this.text.length >= BUFFER_CHARS) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), FLUSH_AFTER_MS).unref();
  }

  /** Hands over what has been collected, when what was handed over before is written. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isDue = this.piece !== undefined;
    if (this.isDue || this.text === "") return;
    this.piece = this.collected();
    this.send(this.piece);
  }

  private collected(): Piece {
    const [text, lines, reported] = [this.text, this.lines, this.lost];
    this.text = "";
    this.lines = 0;
    const start = this.isTorn ? "\n" : "";
    return {
      rest: Buffer.from(start + (reported > 0 ? this.gap(reported) : "") + text),
      lines,
      reported,
      begun: false,
    };
  }

  private send(piece: Piece): void {
    this.inHand = true;
    write(this.descriptor, piece.rest, (error, written) => {
      this.inHand = false;
      if (error) return this.failed(piece, error);
      this.took(piece, written);
      if (piece.rest.length > 0) this.send(piece);
      else this.end();
    });
  }

  private took(piece: Piece, written: number): void {
    if (!piece.begun) this.lost -= piece.reported;
    piece.begun = true;
    piece.rest = piece.rest.subarray(written);
    this.isTorn = false;
  }

  private failed(piece: Piece, error: NodeJS.ErrnoException): void {
    const code = error.code ?? "";
    if (FULL_PIPE.has(code)) {
      setTimeout(() => this.send(piece), AGAIN_MS).unref();
      return;
    }
    this.lost += piece.begun ? piece.rest.toString("latin1").split("\n").length - 1 : piece.lines;
    this.isTorn ||= piece.begun;
    this.isClosed = code === "EPIPE";
    this.end();
    if (!this.isClosed && !NO_ROOM.has(code)) throw error;
  }

  private end(): void {
    this.piece = undefined;
    if (this.isDue) this.flush();
  }

  private writeLast(): void {
    const waiting = this.piece && !this.inHand ? [this.piece.rest] : [];
    let rest = Buffer.concat([...waiting, this.collected().rest]);
    const until = performance.now() + LAST_WAIT_MS;
    while (rest.length > 0 && !this.isClosed) {
      try {
        rest = rest.subarray(writeSync(this.descriptor, rest));
      } catch (error) {
        if (!FULL_PIPE.has((error as NodeJS.ErrnoException).code ?? "") || performance.now() > until) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS);
      }
    }
  }
}
