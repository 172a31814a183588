import { Refusal } from "./refusal";

/** A decoded form: every leaf is text, every branch an object; what is a list is known to the schema alone. */
export type Form = { [key: string]: string | Form };

/**
 * Decodes `a[b][0][c]=x` from a query or a body (application/x-www-form-urlencoded) into nested objects without
 * prototype, so that no key is special. `a[]=x` counts up. Throws a refusal when a name is used as text and as a
 * branch.
 */
export function decodeForm(text: string): Form {
  const root = branch();
  for (const [name, value] of new URLSearchParams(text)) assign(root, name, value);
  return root;
}

function assign(root: Form, name: string, value: string): void {
  const path = [...name.matchAll(/([^[\]]+)|\[\]/g)].map((part) => part[1] ?? "");
  let at = root;
  for (const [i, part] of path.entries()) {
    const key = part === "" ? String(Object.keys(at).length) : part;
    const present = at[key];
    if (i === path.length - 1) {
      if (typeof present === "object") throw ambiguous(name);
      at[key] = value;
    } else {
      if (typeof present === "string") throw ambiguous(name);
      const next = present ?? branch();
      at[key] = next;
      at = next;
    }
  }
}

function branch(): Form {
  return Object.create(null) as Form;
}

function ambiguous(name: string): Refusal {
  return new Refusal(`Invalid object: ${name}`, { param: name });
}
