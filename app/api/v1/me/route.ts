import { getMe } from "@/lib/contracts/people/me";
import { getMe as read } from "@/lib/domain/people/accounts/me";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: route(getMe, ({ ctx }) => read(ctx)) });
