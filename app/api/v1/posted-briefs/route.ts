import { listPostedBriefs, postBrief } from "@/lib/contracts/contact/posted-briefs";
import { listOwnBriefs } from "@/lib/domain/contact/briefs/own";
import { postAndShow } from "@/lib/domain/contact/briefs/post-and-show";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listPostedBriefs, ({ ctx, query }) => listOwnBriefs(ctx, query)),
  POST: route(postBrief, ({ ctx, body }) => postAndShow(ctx, body)),
});
