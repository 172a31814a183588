import { OPERATIONS } from "@/lib/contracts";
import type { RequestView } from "./view";

type Repeatable = Pick<RequestView, "method" | "path" | "query" | "operation">;

/**
 * The request as a curl command for a POSIX shell, over lines. The credential is `$GUILDHALL_TOKEN`; a body, which is not kept, is
 * read from `body.json`. `base` is the deployment's origin.
 */
export function asCurl({ method, path, query, operation }: Repeatable, base: string): string {
  const lines = [`curl ${method === "GET" ? "" : methodOption(method)}${quote(base + path + query)}`];
  lines.push(`-H "Authorization: Bearer $GUILDHALL_TOKEN"`);
  const known = OPERATIONS.find(({ id }) => id === operation);
  if (known && method === "POST") lines.push(`-H "Idempotency-Key: $(uuidgen)"`);
  // what is no operation of REST, GraphQL and the tool server, is asked with a body and keeps no keys
  if (known ? known.body : method === "POST") {
    lines.push(`-H ${quote("Content-Type: application/json")}`, "--data-binary @body.json");
  }
  return lines.join(" \\\n  ");
}

function methodOption(method: string): string {
  return method === "HEAD" ? "--head " : `-X ${quote(method)} `;
}

/** A word of a POSIX shell: as it is when nothing in it means anything to the shell, else between single quotes. */
export function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
