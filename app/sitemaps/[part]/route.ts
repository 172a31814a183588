import { serveSitemapPart } from "@/lib/transports/http/documents/open-web";
import { resource } from "@/lib/transports/http/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveSitemapPart }, { preflight: true });
