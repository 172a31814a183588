import type { Operation } from "@/lib/contracts/operation";
import type { Call } from "../call";
import { PUBLIC_CORS } from "./respond";

/** Any page may read what is public, and call with a token that it holds. */
export function cors(operation: Operation, { request }: Call): Record<string, string> {
  const open = (operation.scope === "public" && operation.method === "GET") || request.headers.has("authorization");
  return open ? PUBLIC_CORS : {};
}
