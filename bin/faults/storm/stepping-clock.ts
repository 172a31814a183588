/** What a process is told when its machine's clock steps. */
export const STEP = "the clock steps";
const STEPS_MS = [3_600_000, 0, -3_600_000, 0];

/** Lets this process's clock step whenever it is told to, as when somebody sets the machine's: an hour ahead, back, an hour behind, back. */
export function stepWhenTold(): void {
  const True = Date;
  let taken = 0;
  let off = 0;
  globalThis.Date = new Proxy(True, {
    construct: (_, parts, target) => Reflect.construct(True, parts.length === 0 ? [True.now() + off] : parts, target),
    get: (_, name) => (name === "now" ? () => True.now() + off : Reflect.get(True, name)),
  });
  process.on("message", (told) => {
    if (told === STEP) off = STEPS_MS[taken++ % STEPS_MS.length] ?? 0;
  });
}
