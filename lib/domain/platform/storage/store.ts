/** What a bucket tells those who read an object from it, or from a CDN before it. */
export type Kept = { type?: string; cacheControl?: string };

/** Where the bytes of files lie, by key. A key is a name of ours: never what a person typed. */
export interface FileStore {
  /** Stores the bytes whole, or throws and leaves nothing. */
  put(key: string, bytes: Uint8Array, kept?: Kept): Promise<void>;
  /** The bytes, or `null` when nothing lies there. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes them; nothing happens when there are none. */
  remove(key: string): Promise<void>;
}
