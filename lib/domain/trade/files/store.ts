/** Where the bytes of files lie, by key. A key is an id of ours: never what a person typed. */
export interface FileStore {
  /** Stores the bytes whole, or throws and leaves nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or `null` when nothing lies there. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes them; nothing happens when there are none. */
  remove(key: string): Promise<void>;
}
