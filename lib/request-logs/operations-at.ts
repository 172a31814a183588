import { OPERATIONS } from "@/lib/contracts";

/** The operations that a request of this method, at a path that begins with `prefix` (`/api/v1/…`), may have been. */
export function operationsAt(method: string | undefined, prefix: string | undefined): string[] {
  return OPERATIONS.filter((operation) => !method || operation.method === method)
    .filter((operation) => !prefix || mayBegin(`/api${operation.path}`, prefix))
    .map((operation) => operation.id);
}

/** True when some path of the template begins with `prefix`: parameters stand for anything, the last segment may be unfinished. */
function mayBegin(template: string, prefix: string): boolean {
  const known = template.split("/");
  const sought = prefix.split("/");
  if (sought.length > known.length) return false;
  return sought.every((segment, i) => {
    const at = known[i] as string;
    if (at.startsWith("{")) return true;
    return i === sought.length - 1 ? at.startsWith(segment) : at === segment;
  });
}
