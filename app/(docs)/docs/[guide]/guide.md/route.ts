import { serveGuideMarkdown } from "@/app/(docs)/docs/_guides/markdown";
import { resource } from "@/lib/transports/http/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveGuideMarkdown }, { preflight: true });
