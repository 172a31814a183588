import { serveSchema } from "@/lib/transports/graphql/serving/serve-schema";
import { resource } from "@/lib/transports/http/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveSchema }, { preflight: true });
