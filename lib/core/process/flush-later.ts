/**
 * A function that has `flush` run once, `afterMs` later, however often it is called until then. What is counted in memory is written
 * so by whichever process or bundle counted it. A failed flush is tried again at the next call; the timer keeps no process alive.
 */
export function flushLater(flush: () => Promise<void>, afterMs: number): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      flush().catch(() => {});
    }, afterMs).unref();
  };
}
