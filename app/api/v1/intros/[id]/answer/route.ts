import { answerIntro } from "@/lib/contracts/contact/intro-inbox";
import { answerByApi } from "@/lib/domain/contact/intros/answer";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(answerIntro, ({ ctx, params, body }) => answerByApi(ctx, params.id, body)),
});
