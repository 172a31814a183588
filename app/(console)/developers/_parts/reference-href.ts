import { OPERATIONS } from "@/lib/contracts";
import { slugOf } from "@/lib/core/values/slug";

/** Where an operation of the log is read about: its page in the reference, or the guide of the interface that it came by. */
export function referenceHref(id: string): string {
  if (id.startsWith("graphql.")) return "/docs/graphql";
  if (id.startsWith("mcp.")) return "/docs/mcp";
  if (id.startsWith("ucp.")) return "/docs/ucp";
  const operation = OPERATIONS.find((known) => known.id === id);
  return operation ? `/docs/reference/${slugOf(operation.tag)}/${id}` : "/docs/reference";
}
