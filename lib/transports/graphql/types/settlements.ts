import {
  acceptForOrder,
  addOrderStatement,
  getOrderSettlement,
  proposeForOrder,
  refundTip,
  retryRefund,
} from "@/lib/contracts/trade/orders/order-settling";
import {
  CancelRequest,
  DisputeProposal,
  DisputeStatement,
  Settlement,
  SettlementDispute,
  SettlementMoney,
  SettlementRefund,
  SettlementTip,
  TipCheckout,
} from "@/lib/contracts/trade/orders/settlements";
import {
  acceptForPurchase,
  addPurchaseStatement,
  cancelPurchase,
  disputePurchase,
  getPurchaseSettlement,
  proposeForPurchase,
  tipPurchase,
  withdrawCancelPurchase,
} from "@/lib/contracts/trade/purchases/purchase-settling";
import { askToCancel } from "@/lib/domain/trade/orders/canceling/ask";
import { withdrawCancel } from "@/lib/domain/trade/orders/canceling/withdraw";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { readOrderSettlement, readPurchaseSettlement } from "@/lib/domain/trade/settling/read";
import { addProposal, addStatement, agree, giveTipBack, tryRefundAgain } from "@/lib/domain/trade/settling/take-part";
import { openTip } from "@/lib/domain/trade/tips/open-tip";
import { mutationOf } from "../rendering/mutations";
import { objectOf } from "../rendering/objects";
import { queryOf } from "../rendering/queries";

/** How orders are settled between their two sides. */
export function defineSettlements(): void {
  objectOf("SettlementRefund", SettlementRefund);
  objectOf("SettlementTip", SettlementTip);
  objectOf("SettlementMoney", SettlementMoney);
  objectOf("CancelRequest", CancelRequest);
  objectOf("DisputeStatement", DisputeStatement);
  objectOf("DisputeProposal", DisputeProposal);
  objectOf("SettlementDispute", SettlementDispute);
  objectOf("Settlement", Settlement);
  objectOf("TipCheckout", TipCheckout);
  queryOf("orderSettlement", getOrderSettlement, ({ ctx }, { id }) => readOrderSettlement(ctx, id));
  queryOf("purchaseSettlement", getPurchaseSettlement, ({ ctx }, { id }) => readPurchaseSettlement(ctx, id));
  mutationOf("addOrderStatement", addOrderStatement, (ctx, { id, body }) => addStatement(ctx, id, "creator", body));
  mutationOf("proposeForOrder", proposeForOrder, (ctx, { id, body }) => addProposal(ctx, id, "creator", body));
  mutationOf("acceptForOrder", acceptForOrder, (ctx, { id, body }) => agree(ctx, id, "creator", body.proposal_id));
  mutationOf("refundTip", refundTip, (ctx, { id }) => giveTipBack(ctx, id));
  mutationOf("retryRefund", retryRefund, (ctx, { id, body }) => tryRefundAgain(ctx, id, body.refund_id));
  mutationOf("withdrawCancelPurchase", withdrawCancelPurchase, (ctx, { id }) => withdrawCancel(ctx, { orderId: id }));
  mutationOf("cancelPurchase", cancelPurchase, (ctx, { id, body }) => askToCancel(ctx, { orderId: id, ...body }));
  mutationOf("disputePurchase", disputePurchase, (ctx, { id, body }) => openDispute(ctx, { orderId: id, ...body }));
  mutationOf("addPurchaseStatement", addPurchaseStatement, (ctx, { id, body }) => addStatement(ctx, id, "buyer", body));
  mutationOf("proposeForPurchase", proposeForPurchase, (ctx, { id, body }) => addProposal(ctx, id, "buyer", body));
  mutationOf("acceptForPurchase", acceptForPurchase, (ctx, { id, body }) => agree(ctx, id, "buyer", body.proposal_id));
  mutationOf("tipPurchase", tipPurchase, (ctx, { id, body }) =>
    openTip(ctx, { orderId: id, cents: body.amount_cents }),
  );
}
