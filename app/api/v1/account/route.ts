import { getAccount } from "@/lib/contracts/people/account";
import { getAccount as read } from "@/lib/domain/people/accounts/account";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: route(getAccount, ({ ctx }) => read(ctx)) });
