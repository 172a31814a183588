import { deletePortfolioPiece, updatePortfolioPiece } from "@/lib/contracts/network/portfolio";
import { deletePiece } from "@/lib/domain/publishing/portfolio/delete";
import { updatePiece } from "@/lib/domain/publishing/portfolio/update";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(updatePortfolioPiece, ({ ctx, params, body }) => updatePiece(ctx, params.id, body)),
  DELETE: route(deletePortfolioPiece, ({ ctx, params }) => deletePiece(ctx, params.id)),
});
