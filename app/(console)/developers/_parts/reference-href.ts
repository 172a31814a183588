import { OPERATIONS } from "@/lib/contracts";

/** Where an operation stands in the API reference; the reference's beginning for one that is no more. */
export function referenceHref(id: string): string {
  const operation = OPERATIONS.find((known) => known.id === id);
  return operation ? `/developers/docs#tag/${operation.tag.toLowerCase()}/${id}` : "/developers/docs";
}
