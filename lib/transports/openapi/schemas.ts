import type { z } from "zod";
import { PlanTierName, ScopeName } from "@/lib/contracts/access";
import { RunError, RunErrorCode, RunStatus } from "@/lib/contracts/agents/agent-runs";
import { Delivery, DeliveryState } from "@/lib/contracts/developers/deliveries";
import { EVENTS, EventKind } from "@/lib/contracts/developers/events";
import { ErrorCode, ErrorEnvelope } from "@/lib/contracts/errors";
import { CategoryRef, Level, TrustComponent } from "@/lib/contracts/network/profiles";
import { Cents, Timestamp } from "@/lib/contracts/page";
import { BookingStatus } from "@/lib/contracts/trade/bookings";
import { BillingInterval } from "@/lib/contracts/trade/memberships";
import { AcceptedBy, OrderLine, OrderSource, OrderStatus } from "@/lib/contracts/trade/orders";
import { OfferAddon, OfferPackage, ProductStatus } from "@/lib/contracts/trade/products";

/**
 * Schemas that stand in several others, by their names in `components.schemas`. Contracts that are the whole of an answer name
 * themselves with `id`; these are parts, and tools and webhooks show them in place.
 */
export const SHARED_SCHEMAS: Record<string, z.ZodType> = {
  Error: ErrorEnvelope,
  ErrorCode,
  Timestamp,
  Cents,
  PlanTier: PlanTierName,
  Scope: ScopeName,
  CategoryRef,
  TrustComponent,
  Level,
  BillingInterval,
  BookingStatus,
  ProductStatus,
  OfferPackage,
  OfferAddon,
  OrderStatus,
  OrderSource,
  OrderLine,
  AcceptedBy,
  RunStatus,
  RunError,
  RunErrorCode,
  EventKind,
  PostEventData: EVENTS["post.created"],
  OrderEventData: EVENTS["order.created"],
  IntroAnswerEventData: EVENTS["intro.accepted"],
  ApiKeyEventData: EVENTS["api_key.created"],
  DeliveryState,
  WebhookAttemptSummary: Delivery.shape.last_attempt.unwrap(),
};
