import { createPortfolioPiece } from "@/lib/contracts/network/portfolio";
import { createPiece } from "@/lib/domain/publishing/portfolio/create";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(createPortfolioPiece, ({ ctx, body }) => createPiece(ctx, body)),
});
