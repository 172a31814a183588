import { DomainError } from "@/lib/core/errors";

/** Loads a list at the cursor of an address. A cursor that is damaged or out of date shows the first page, not an error. */
export async function orFirstPage<T>(load: (cursor?: string) => Promise<T>, cursor: string | undefined): Promise<T> {
  if (!cursor) return load();
  try {
    return await load(cursor);
  } catch (error) {
    if (error instanceof DomainError && error.code === "invalid_cursor") return load();
    throw error;
  }
}
