import { getPostedBrief } from "@/lib/contracts/contact/posted-briefs";
import { getOwnBrief } from "@/lib/domain/contact/briefs/own";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getPostedBrief, ({ ctx, params }) => getOwnBrief(ctx, params.id)),
});
