import { closePostedBrief } from "@/lib/contracts/contact/posted-briefs";
import { closeBrief } from "@/lib/domain/contact/briefs/close";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(closePostedBrief, ({ ctx, params }) => closeBrief(ctx, params.id)),
});
