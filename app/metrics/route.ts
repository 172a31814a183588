import { resource } from "@/lib/transports/http/resource";
import { serveMetrics } from "@/lib/transports/rest/metrics";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveMetrics });
