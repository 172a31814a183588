import { createIntro } from "@/lib/contracts/contact/intros";
import { requestIntro } from "@/lib/domain/contact/intros/request";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createIntro, ({ ctx, body }) => requestIntro(ctx, body)),
});
