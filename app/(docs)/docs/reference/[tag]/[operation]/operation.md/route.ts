import { serveOperationMarkdown } from "@/app/(docs)/docs/_reference/markdown";
import { resource } from "@/lib/transports/http/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  { GET: serveOperationMarkdown },
  { preflight: true },
);
