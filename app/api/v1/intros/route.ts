import { createIntro } from "@/lib/contracts/intros";
import { requestIntro } from "@/lib/intros/request";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createIntro, ({ ctx, body }) => requestIntro(ctx, body)),
});
