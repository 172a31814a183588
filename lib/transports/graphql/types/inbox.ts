import {
  AnsweredBrief,
  answerBrief,
  listBriefs,
  offerToBrief,
  ReceivedBrief,
} from "@/lib/contracts/contact/brief-operations";
import {
  AnsweredIntro,
  answerIntro,
  CallbackDelivery,
  IntroRequest,
  listIntros,
} from "@/lib/contracts/contact/intro-inbox";
import {
  closePostedBrief,
  getPostedBrief,
  listPostedBriefs,
  PostedBrief,
  PostedBriefDetail,
  postBrief,
  ReachedCreator,
} from "@/lib/contracts/contact/posted-briefs";
import { createReport, NewReport, Report } from "@/lib/contracts/contact/reports";
import { replyToReview } from "@/lib/contracts/network/reviews/review-replies";
import { answerByApi as answerForBrief } from "@/lib/domain/contact/briefs/answer";
import { closeBrief } from "@/lib/domain/contact/briefs/close";
import { getOwnBrief, listOwnBriefs } from "@/lib/domain/contact/briefs/own";
import { listPipeline } from "@/lib/domain/contact/briefs/pipeline";
import { postAndShow } from "@/lib/domain/contact/briefs/post-and-show";
import { answerByApi as answerForIntro } from "@/lib/domain/contact/intros/answer";
import { listInbox } from "@/lib/domain/contact/intros/inbox";
import { offerToBrief as offer } from "@/lib/domain/contact/quotes/offer";
import { report } from "@/lib/domain/contact/reports/report";
import { replyToReview as reply } from "@/lib/domain/trade/orders/work/reply-to-review";
import { inputOf } from "../rendering/inputs";
import { mutationOf } from "../rendering/mutations";
import { objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";
import { nameObject } from "../rendering/type-of";

/** What reaches a creator and waits for an answer, and briefs from the side that posts them. */
export function defineInbox(): void {
  objectOf("CallbackDelivery", CallbackDelivery);
  objectOf("IntroRequest", IntroRequest);
  objectOf("AnsweredIntro", AnsweredIntro);
  objectOf("ReceivedBrief", ReceivedBrief);
  objectOf("AnsweredBrief", AnsweredBrief);
  objectOf("ReachedCreator", ReachedCreator);
  objectOf("PostedBrief", PostedBrief);
  objectOf("PostedBriefDetail", PostedBriefDetail);
  objectOf("ReportedSubject", Report.shape.subject);
  objectOf("Report", Report);
  const { subject } = NewReport.shape;
  nameObject(subject, inputOf("ReportSubject", subject));
  pagesOf("intros", listIntros, listInbox);
  pagesOf("briefs", listBriefs, listPipeline);
  pagesOf("postedBriefs", listPostedBriefs, listOwnBriefs);
  queryOf("postedBrief", getPostedBrief, ({ ctx }, { id }) => getOwnBrief(ctx, id));
  mutationOf("answerIntro", answerIntro, (ctx, { id, body }) => answerForIntro(ctx, id, body));
  mutationOf("answerBrief", answerBrief, (ctx, { id, body }) => answerForBrief(ctx, id, body));
  mutationOf("offerToBrief", offerToBrief, (ctx, { id, body }) => offer(ctx, id, body));
  mutationOf("postBrief", postBrief, (ctx, { body }) => postAndShow(ctx, body));
  mutationOf("closePostedBrief", closePostedBrief, (ctx, { id }) => closeBrief(ctx, id));
  mutationOf("replyToReview", replyToReview, (ctx, { id, body }) => reply(ctx, id, body));
  mutationOf("createReport", createReport, (ctx, { body }) => report(ctx, body));
}
