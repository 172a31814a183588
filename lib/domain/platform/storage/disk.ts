import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./store";

const KEY = /^[0-9a-z_][0-9a-z_.-]{0,99}$/;

/** Files in one folder of this machine. Written next to their place and moved there, so that a half-written file is never read. */
export class DiskStore implements FileStore {
  constructor(private readonly root: string) {}

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomUUID()}`;
    try {
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<Uint8Array | null> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error("a key of the file store is a name without a path");
    return join(this.root, key);
  }
}
