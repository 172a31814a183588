/** One end of the channel between a process and the launcher that started it. */
export type Peer = {
  send?:
    | ((message: object, handle: undefined, options: undefined, sent: (error: Error | null) => void) => boolean)
    | undefined;
  on(event: "message", listener: (message: unknown) => void): unknown;
  off(event: "message", listener: (message: unknown) => void): unknown;
};

type Message = { ask?: unknown; answerTo?: unknown; answer?: unknown } | null;

/** Asks the process at the other end for `what`. Answers what it says; `undefined` when it is gone, or silent for `withinMs`. */
export function ask<T>(peer: Peer, what: string, withinMs: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: T) => {
      clearTimeout(timer);
      peer.off("message", hear);
      resolve(answer);
    };
    const hear = (message: unknown) => {
      const { answerTo, answer } = (message as Message) ?? {};
      if (answerTo === what) end(answer as T);
    };
    const timer = setTimeout(() => end(), withinMs);
    peer.on("message", hear);
    if (peer.send) peer.send({ ask: what }, undefined, undefined, (error) => error && end());
    else end();
  });
}

/** Answers with what `answer` makes whenever the other end asks for `what`; says nothing when that fails. */
export function answerWhenAsked(peer: Peer, what: string, answer: () => Promise<unknown>): void {
  peer.on("message", (message) => {
    if ((message as Message)?.ask !== what) return;
    answer().then(
      (made) => peer.send?.({ answerTo: what, answer: made }, undefined, undefined, () => {}),
      () => {},
    );
  });
}
