import {
  acceptPurchase,
  getPurchase,
  listPurchases,
  Purchase,
  PurchaseSummary,
  requestPurchaseRevision,
} from "@/lib/contracts/trade/purchases";
import { listBoughtOrders } from "@/lib/domain/trade/orders/reading/bought";
import { getPurchase as read } from "@/lib/domain/trade/orders/reading/purchases";
import { acceptPurchase as accept } from "@/lib/domain/trade/orders/work/accept-delivery";
import { requestPurchaseRevision as sendBack } from "@/lib/domain/trade/orders/work/request-revision";
import { mutationOf } from "../rendering/mutations";
import { objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";

/** What an account bought, and what it does with it. */
export function definePurchases(): void {
  objectOf("PurchaseCreator", PurchaseSummary.shape.creator);
  objectOf("PurchaseSummary", PurchaseSummary);
  objectOf("Purchase", Purchase);
  pagesOf("purchases", listPurchases, listBoughtOrders);
  queryOf("purchase", getPurchase, ({ ctx }, { id }) => read(ctx, id));
  mutationOf("acceptPurchase", acceptPurchase, (ctx, { id, body }) => accept(ctx, id, body.delivery_number));
  mutationOf("requestPurchaseRevision", requestPurchaseRevision, (ctx, { id, body }) => sendBack(ctx, id, body.note));
}
