import { env } from "@/lib/core/env";
import { type Outgoing, PUBLIC_CORS } from "../answering/respond";

/**
 * The answer of a document that has another address for good: 308 (RFC 9110, 15.4.9). Nothing keeps it: a creator may take the former
 * handle back, and the two would lead to each other.
 */
export function moved(path: string): Outgoing {
  const headers = { location: `${env().BASE_URL}${path}`, "cache-control": "no-store", ...PUBLIC_CORS };
  return { status: 308, body: "", headers };
}
