/**
 * What a source brings, in its order. The source is read on while the caller is busy with one; what had come is handed out before a failure
 * of the source is thrown.
 */
export async function* ahead<T>(source: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  const waiting: T[] = [];
  let wake = () => {};
  let over = false;
  const reading = (async () => {
    try {
      for await (const one of source) {
        waiting.push(one);
        wake();
      }
    } finally {
      over = true;
      wake();
    }
  })();
  // the caller gets it below, when it comes for more
  reading.catch(() => {});
  for (;;) {
    while (waiting.length > 0) yield waiting.shift() as T;
    if (over) break;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  await reading;
}
