import { listIntros } from "@/lib/contracts/contact/intro-inbox";
import { createIntro } from "@/lib/contracts/contact/intros";
import { listInbox } from "@/lib/domain/contact/intros/inbox";
import { requestIntro } from "@/lib/domain/contact/intros/request";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listIntros, ({ ctx, query }) => listInbox(ctx, query)),
  POST: route(createIntro, ({ ctx, body }) => requestIntro(ctx, body)),
});
