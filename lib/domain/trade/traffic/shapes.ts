/** What traffic with the processor is held to: the types of the `stripe` package, as JSON carries them. */

/** What a request sends: the SDK's own parameters, without what only the SDK reads. */
export type Sent<T> = Omit<T, "expand">;

/** What comes back or is told: any part of the SDK's type, and nothing that it does not have. */
export type Told<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer E)[]
    ? Told<E>[]
    : T extends object
      ? { [K in keyof T]?: Told<T[K]> }
      : T;
