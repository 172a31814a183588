import { getFounderCard, saveFounderCard } from "@/lib/contracts/network/founders/founder-card";
import { readFounderCard, saveFounderCard as save } from "@/lib/domain/network/founders/card";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getFounderCard, ({ ctx }) => readFounderCard(ctx)),
  PUT: route(saveFounderCard, ({ ctx, body }) => save(ctx, body)),
});
