import { fieldMessage } from "../field-message";

/** Says what is wrong with the field of a path, if anything; `summary` says that something is, since it may be out of sight. */
export type ErrorOf = ((path: string) => string | undefined) & { summary?: string };

/** The refused form's complaints by the paths of what it edits: the schema reports them under `field`, which carries the JSON. */
export function complaints(errors: Record<string, string>, field: string): ErrorOf {
  const plain = Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path.startsWith(`${field}.`) ? path.slice(field.length + 1) : path,
      text,
    ]),
  );
  const count = Object.keys(plain).length;
  const summary = count === 1 ? "One field needs your attention." : `${count} fields need your attention.`;
  return Object.assign((path: string) => fieldMessage(plain, path), count > 0 ? { summary } : {});
}
