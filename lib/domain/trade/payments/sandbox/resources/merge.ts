type Changes = Record<string, unknown> & { metadata?: Record<string, string> | undefined };

/**
 * Applies sent parameters to an object: undefined leaves a member, metadata merges, and an empty metadata value
 * deletes its name.
 */
export function merge<T extends { metadata: Record<string, string> }>(object: T, changes: Changes): T {
  const { metadata = {}, ...members } = changes;
  const sent = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
  const merged = { ...object.metadata, ...metadata };
  return { ...object, ...sent, metadata: kept(merged) };
}

/** Metadata of a new object, without the empty values. */
export function kept(metadata: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ""));
}
