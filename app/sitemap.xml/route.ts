import { serveSitemapIndex } from "@/lib/transports/http/documents/open-web";
import { resource } from "@/lib/transports/http/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveSitemapIndex }, { preflight: true });
