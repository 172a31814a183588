/**
 * The complaint about a field or about one of its items (`languages` also finds `languages.0`), as a sentence for people. Schemas
 * say predicates ("is taken", "use at least 10 characters"), which read well
 * after a path but not alone.
 */
export function fieldMessage(errors: Record<string, string>, name: string): string | undefined {
  const path = Object.keys(errors).find((p) => p === name || p.startsWith(`${name}.`));
  const message = path === undefined ? undefined : errors[path];
  if (!message) return undefined;
  return /^(is|must|has|already)\b/.test(message) ? `This ${message}` : message.replace(/^./, (c) => c.toUpperCase());
}
