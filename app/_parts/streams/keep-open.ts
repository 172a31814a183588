/** How long a stream that the server refused waits before it is asked for again. */
export const AGAIN_MS = 10_000;

type Heard = {
  /** The stream is open, for the first time or again: what was told before was missed. */
  opened: () => void;
  told: () => void;
  /** It broke or was refused; it is asked for again. */
  away: () => void;
};

/**
 * Keeps a stream of events open until the function that it answers is called. One that breaks is made again by the browser; any answer but
 * 200, as the 503 of a server that starts again, closes it for good, so that is done here.
 */
export function keepOpen(href: string, { opened, told, away }: Heard): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(href);
    source.onopen = opened;
    source.onmessage = told;
    source.onerror = () => {
      away();
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
    };
  };
  open();
  return () => {
    clearTimeout(again);
    source.close();
  };
}
