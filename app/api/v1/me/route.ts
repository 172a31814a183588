import { getMe as read } from "@/lib/accounts/me";
import { getMe } from "@/lib/contracts/me";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: route(getMe, ({ ctx }) => read(ctx)) });
