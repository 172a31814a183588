import { fieldMessage } from "@/app/_ui/form/field-message";

/** Says what is wrong with the field of a path, if anything; `summary` says that something is, since it may be out of sight. */
export type ErrorOf = ((path: string) => string | undefined) & { summary?: string };

/** The refused form's complaints by the paths of the product: the schema reports them under the field that carries the JSON. */
export function complaints(errors: Record<string, string>): ErrorOf {
  const plain = Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^product\./, ""), text]),
  );
  const count = Object.keys(plain).length;
  const summary = count === 1 ? "One field needs your attention." : `${count} fields need your attention.`;
  return Object.assign((path: string) => fieldMessage(plain, path), count > 0 ? { summary } : {});
}
