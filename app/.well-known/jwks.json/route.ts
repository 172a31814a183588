import { keySet } from "@/lib/rest/oauth/discovery";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: keySet }, { preflight: true });
