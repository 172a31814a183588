// An expandable field holds the id here; `present()` swaps in the object where a caller asks.
type Unexpanded<V> = [Extract<V, string>] extends [never] ? V : Extract<V, string | null>;
/** Some fields of the SDK's own type, so that the compiler holds the sandbox's objects to the processor's shapes. */
export type Wire<T, K extends keyof T> = { [P in K]-?: Unexpanded<Exclude<T[P], undefined>> };
/** Some fields of a nested type, each of which may be absent. */
export type Subset<T, K extends keyof T> = { [P in K]?: T[P] };

/** What every stored object has. Members that start with `_` are the sandbox's own and never leave it. */
export type Stored<O extends string = string> = {
  id: string;
  object: O;
  created: number;
  /** Webhooks of one group are delivered in order: a payment's are those of its checkout. Default: the object's id. */
  _group?: string;
};
/** Members of nearly every object of the processor. */
export type Owned = { livemode: false; metadata: Record<string, string> };

/** A page of objects, as the API lists them. */
export type List<T> = { object: "list"; url: string; has_more: boolean; data: T[] };
