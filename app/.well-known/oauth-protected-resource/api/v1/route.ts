import { protectedRest } from "@/lib/rest/protected-resource";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: protectedRest }, { preflight: true });
