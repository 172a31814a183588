import type { ProductView } from "@/lib/contracts/trade/products/products";
import { type OfferRow, viewOffer } from "@/lib/domain/people/profiles/view";

/** A product as its query answers it: what buyers see of it, and what its creator sees besides. */
export type OwnProductRow = {
  offer: OfferRow;
  handle: string;
  description: string;
  metadata: ProductView["metadata"];
  status: ProductView["status"];
  createdAt: Date;
  updatedAt: Date;
};

/** A product as the creator who sells it sees it. */
export function viewProduct(row: OwnProductRow): ProductView {
  const { product_id, ...offer } = viewOffer(row.handle, row.offer);
  return {
    id: product_id,
    status: row.status,
    ...offer,
    description: row.description,
    metadata: row.metadata,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
