import { answerBrief } from "@/lib/contracts/contact/brief-operations";
import { answerByApi } from "@/lib/domain/contact/briefs/answer";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(answerBrief, ({ ctx, params, body }) => answerByApi(ctx, params.id, body)),
});
