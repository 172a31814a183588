import type { z } from "zod";
import { PlanTierName, ScopeName } from "@/lib/contracts/access";
import { RunError, RunErrorCode, RunStatus } from "@/lib/contracts/agents/agent-runs";
import { AgentPatch } from "@/lib/contracts/agents/agents";
import { AnswerStatus } from "@/lib/contracts/contact/intro-inbox";
import { QuoteStatusName } from "@/lib/contracts/contact/quotes";
import { ReportedKind, ReportReason } from "@/lib/contracts/contact/reports";
import { Message, TradeSide } from "@/lib/contracts/contact/threads";
import { EVENTS, EventKind } from "@/lib/contracts/developers/events/events";
import { Key } from "@/lib/contracts/developers/keys/key-operations";
import { Delivery, DeliveryState } from "@/lib/contracts/developers/webhooks/deliveries";
import { WebhookEndpoint } from "@/lib/contracts/developers/webhooks/webhooks";
import { ErrorCode, ErrorEnvelope } from "@/lib/contracts/errors";
import { CategoryRef, Level, TrustComponent } from "@/lib/contracts/network/profiles";
import { StarDistribution } from "@/lib/contracts/network/reviews/reviews";
import { SearchFilters } from "@/lib/contracts/network/search/search";
import { Me } from "@/lib/contracts/people/me";
import { Booking, BookingStatus } from "@/lib/contracts/trade/bookings/bookings";
import { FileRef } from "@/lib/contracts/trade/files";
import { BillingInterval } from "@/lib/contracts/trade/memberships/memberships";
import { TierInterval } from "@/lib/contracts/trade/memberships/tier-operations";
import { Approval } from "@/lib/contracts/trade/orders/approvals";
import { Order } from "@/lib/contracts/trade/orders/creator-orders";
import { Answers, OrderBrief } from "@/lib/contracts/trade/orders/order-briefs";
import { AcceptedBy, BuyerOrder, OrderLine, OrderSource, OrderStatus } from "@/lib/contracts/trade/orders/orders";
import {
  NewAddon,
  NewPackage,
  Offer,
  OfferAddon,
  OfferPackage,
  ProductStart,
  ProductStatus,
} from "@/lib/contracts/trade/products/products";
import { NewRequirement, Requirement } from "@/lib/contracts/trade/products/requirements";
import { Thumbnail } from "@/lib/contracts/values/media";
import { Cents, Moment, Timestamp } from "@/lib/contracts/values/page";

/**
 * Schemas that stand in several others, by their names in `components.schemas`. Contracts that are the whole of an answer name
 * themselves with `id`; these are parts, and tools and webhooks show them in place.
 */
export const SHARED_SCHEMAS: Record<string, z.ZodType> = {
  Error: ErrorEnvelope,
  ErrorCode,
  ReportedKind,
  ReportReason,
  Moment,
  Timestamp,
  Cents,
  PlanTier: PlanTierName,
  Scope: ScopeName,
  Credential: Me.shape.credential,
  MonthlyQuotas: Me.shape.quota,
  Quota: Me.shape.quota.shape.requests,
  Thumbnail,
  CategoryRef,
  TrustComponent,
  Level,
  StarDistribution,
  SearchSort: SearchFilters.shape.sort,
  BillingInterval,
  BookingStatus,
  BookingPlace: Booking.shape.location_kind,
  Seller: BuyerOrder.shape.creator,
  ProductStatus,
  ProductKind: Offer.shape.kind,
  NewAddon,
  NewPackage,
  ProductStart,
  TierInterval,
  AnswerStatus,
  OfferPackage,
  OfferAddon,
  Requirement,
  NewRequirement,
  RequirementKind: NewRequirement.shape.kind,
  OrderBrief,
  BriefAnswers: Answers,
  OrderStatus,
  OrderSource,
  OrderLine,
  OrderBuyer: Order.shape.buyer.unwrap(),
  AcceptedBy,
  FileRef,
  TradeSide,
  QuoteStatus: QuoteStatusName,
  QuoteEventData: EVENTS["quote.requested"],
  MessageSide: Message.shape.side,
  AgentTool: AgentPatch.shape.tools.unwrap().element,
  RunStatus,
  RunError,
  RunErrorCode,
  EventKind,
  PostEventData: EVENTS["post.created"],
  MessageEventData: EVENTS["message.created"],
  OrderEventData: EVENTS["order.created"],
  DueDateProposalEventData: EVENTS["order.due_date_proposed"],
  ReviewEventData: EVENTS["review.created"],
  ApprovalKind: Approval.shape.kind,
  ApprovalStatus: Approval.shape.status,
  ApprovalEventData: EVENTS["approval.requested"],
  IntroAnswerEventData: EVENTS["intro.accepted"],
  BookingEventStatus: EVENTS["booking.created"].shape.status,
  MembershipEventStatus: EVENTS["membership.created"].shape.status,
  ApiKeyEventData: EVENTS["api_key.created"],
  WebhookEndpointStatus: WebhookEndpoint.shape.status,
  ApiKeyStatus: Key.shape.status,
  DeliveryState,
  DeliveryTrigger: Delivery.shape.trigger,
  WebhookAttemptSummary: Delivery.shape.last_attempt.unwrap(),
};
