import { text } from "node:stream/consumers";

/** What a command sees of the process: where it writes and reads, and how wide and how colourful that may be. */
export type Terminal = {
  /** Text, or the bytes of a file as they are. */
  out(text: string | Uint8Array): void;
  err(text: string): void;
  /** Everything on standard input. */
  input(): Promise<string>;
  /** Columns of the screen; undefined when nobody looks at it: nothing is shortened then. */
  width: number | undefined;
  colour: boolean;
  env: Record<string, string | undefined>;
  /** Aborted at Ctrl-C, for commands that stay. Asking for it is what keeps Ctrl-C from ending the process. */
  stopped(): AbortSignal;
};

/** The terminal of this process. Colour needs a screen and no `NO_COLOR`. */
export function processTerminal(): Terminal {
  const { stdout, stderr, stdin, env } = process;
  // anyone who reads may have seen enough: `guildhall … | head`
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    input: () => text(stdin),
    width: stdout.isTTY ? stdout.columns : undefined,
    colour: Boolean(stdout.isTTY) && !env.NO_COLOR && env.TERM !== "dumb",
    env,
    stopped: () => stopSignal(),
  };
}

let stop: AbortController | undefined;

function stopSignal(): AbortSignal {
  if (stop) return stop.signal;
  const controller = new AbortController();
  stop = controller;
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => controller.abort()); // a second one ends the process at once
  return controller.signal;
}
