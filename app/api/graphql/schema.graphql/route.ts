import { serveSchema } from "@/lib/graphql/serve-schema";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveSchema }, { preflight: true });
