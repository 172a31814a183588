import { serveFeed } from "@/lib/transports/http/documents/feed";
import { resource } from "@/lib/transports/http/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveFeed }, { preflight: true });
