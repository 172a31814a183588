import { draftReview } from "@/lib/contracts/network/reviews/review-drafts";
import { listSaved, removeSavedItem, SavedItem, saveItem } from "@/lib/contracts/network/saved/saved";
import {
  listSavedSearches,
  NewSavedCriteria,
  removeSavedSearch,
  SavedSearch,
  saveSearch,
  updateSavedSearch,
} from "@/lib/contracts/network/saved/saved-searches";
import { ListedCreator } from "@/lib/contracts/network/search/search";
import {
  Approval,
  ApprovalState,
  listApprovals,
  OrderChange,
  ReviewDraft,
} from "@/lib/contracts/trade/orders/approvals";
import { answerPurchaseDueDate, proposePurchaseDueDate } from "@/lib/contracts/trade/purchases/due-dates";
import { submitPurchaseBrief } from "@/lib/contracts/trade/purchases/purchase-briefs";
import {
  AcceptedPurchase,
  acceptPurchase,
  getPurchase,
  listPurchases,
  Purchase,
  PurchaseSummary,
  requestPurchaseRevision,
} from "@/lib/contracts/trade/purchases/purchases";
import { Thumbnail } from "@/lib/contracts/values/media";
import { saveItem as save, removeSavedItem as unsave } from "@/lib/domain/network/saved/change";
import { listSaved as saved } from "@/lib/domain/network/saved/read";
import {
  removeSavedSearch as drop,
  saveSearch as keep,
  updateSavedSearch as update,
} from "@/lib/domain/network/saved/searches/change";
import { listSavedSearches as searches } from "@/lib/domain/network/saved/searches/read";
import { listApprovals as asked } from "@/lib/domain/trade/orders/approvals/read";
import { submitPurchaseBrief as submit } from "@/lib/domain/trade/orders/briefing/submit";
import { answerPurchaseDueDate as answer } from "@/lib/domain/trade/orders/due-date/answer";
import { proposePurchaseDueDate as propose } from "@/lib/domain/trade/orders/due-date/propose";
import { listBoughtOrders } from "@/lib/domain/trade/orders/reading/bought";
import { getPurchase as read } from "@/lib/domain/trade/orders/reading/purchases";
import { acceptPurchase as accept } from "@/lib/domain/trade/orders/work/accept-delivery";
import { draftReview as draft } from "@/lib/domain/trade/orders/work/draft-review";
import { requestPurchaseRevision as sendBack } from "@/lib/domain/trade/orders/work/request-revision";
import { inputOf } from "../rendering/inputs";
import { mutationOf } from "../rendering/mutations";
import { fieldOf, objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";
import { nameObject } from "../rendering/type-of";

/** What an account bought, and what it does with it. */
export function definePurchases(): void {
  objectOf("PurchaseCreator", PurchaseSummary.shape.creator);
  objectOf("PurchaseSummary", PurchaseSummary);
  objectOf("ReviewDraft", ReviewDraft);
  objectOf("PreparedOrder", OrderChange.shape.before);
  objectOf("OrderChange", OrderChange);
  objectOf("ApprovalState", ApprovalState);
  objectOf("Approval", Approval);
  objectOf("Purchase", Purchase);
  pagesOf("approvals", listApprovals, asked);
  pagesOf("purchases", listPurchases, listBoughtOrders);
  queryOf("purchase", getPurchase, ({ ctx }, { id }) => read(ctx, id));
  mutationOf("acceptPurchase", acceptPurchase, (ctx, { id, body }) => accept(ctx, id, body.delivery_number), {
    view: PurchaseSummary,
    also: (t) => ({ approval: fieldOf(t, AcceptedPurchase.shape.approval, ({ view }) => view?.approval ?? null) }),
  });
  mutationOf("requestPurchaseRevision", requestPurchaseRevision, (ctx, { id, body }) => sendBack(ctx, id, body.note));
  mutationOf("draftReview", draftReview, (ctx, { id, body }) => draft(ctx, id, body));
  mutationOf("submitPurchaseBrief", submitPurchaseBrief, (ctx, { id, body }) => submit(ctx, id, body));
  mutationOf("proposePurchaseDueDate", proposePurchaseDueDate, (ctx, { id, body }) => propose(ctx, id, body));
  mutationOf("answerPurchaseDueDate", answerPurchaseDueDate, (ctx, { id, body }) => answer(ctx, id, body));
  objectOf("Thumbnail", Thumbnail);
  objectOf("CreatorCard", ListedCreator);
  objectOf("SavedProduct", SavedItem.shape.product.unwrap());
  objectOf("SavedItem", SavedItem);
  pagesOf("saved", listSaved, saved);
  mutationOf("saveItem", saveItem, (ctx, { body }) => save(ctx, body.id));
  mutationOf("removeSavedItem", removeSavedItem, (ctx, { id }) => unsave(ctx, id));
  objectOf("SavedCriteria", SavedSearch.shape.criteria);
  nameObject(NewSavedCriteria, inputOf("NewSavedCriteria", NewSavedCriteria));
  objectOf("SavedSearch", SavedSearch);
  pagesOf("savedSearches", listSavedSearches, searches);
  mutationOf("saveSearch", saveSearch, (ctx, { body }) => keep(ctx, body));
  mutationOf("updateSavedSearch", updateSavedSearch, (ctx, { id, body }) => update(ctx, id, body));
  mutationOf("removeSavedSearch", removeSavedSearch, (ctx, { id }) => drop(ctx, id));
}
