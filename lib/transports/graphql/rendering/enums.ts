import type { z } from "zod";
import { RunStep } from "@/lib/contracts/agents/agent-run-parts";
import { Run } from "@/lib/contracts/agents/agent-runs";
import { AuditEntry } from "@/lib/contracts/developers/audit";
import { WebhookEndpoint } from "@/lib/contracts/developers/webhooks/webhooks";
import { ErrorEnvelope } from "@/lib/contracts/errors";
import { Founder } from "@/lib/contracts/network/founders/founders";
import { Profile } from "@/lib/contracts/network/profiles";
import { Me } from "@/lib/contracts/people/me";
import { Post } from "@/lib/contracts/publishing/posts";
import { Booking } from "@/lib/contracts/trade/bookings/bookings";
import { MembershipTier } from "@/lib/contracts/trade/memberships/memberships";
import { Order } from "@/lib/contracts/trade/orders/creator-orders";
import { Offer, Product } from "@/lib/contracts/trade/products/products";
import { builder } from "../building/builder";
import { bare, descriptionOf, nameEnum } from "./type-of";

/** Names of the enum types, and a member of a contract that has their values: letter for letter those of the wire. */
const ENUMS: Record<string, z.ZodType> = {
  PlanTier: Me.shape.tier,
  CredentialKind: Me.shape.credential.shape.kind,
  Level: Profile.shape.level,
  OfferKind: Offer.shape.kind,
  ProductStatus: Product.shape.status,
  MembershipInterval: MembershipTier.shape.interval,
  PostVisibility: Post.shape.visibility,
  PostStatus: Post.shape.status,
  OrderStatus: Order.shape.status,
  OrderSource: Order.shape.source,
  OrderLineKind: Order.shape.lines.element.shape.kind,
  AcceptedBy: Order.shape.accepted_by,
  BookingStatus: Booking.shape.status,
  LocationKind: Booking.shape.location_kind,
  WebhookEndpointStatus: WebhookEndpoint.shape.status,
  FounderStage: Founder.shape.stage,
  FounderIntent: Founder.shape.intent.element,
  AuditActorKind: AuditEntry.shape.actor.shape.kind,
  AgentRunStatus: Run.shape.status,
  AgentRunStepStatus: RunStep.shape.status,
  ErrorCode: ErrorEnvelope.shape.error.shape.code,
};

export function defineEnums(): void {
  for (const [name, schema] of Object.entries(ENUMS)) {
    const values = (bare(schema) as z.ZodEnum).options as string[];
    nameEnum(values, name);
    builder.enumType(name, { description: descriptionOf(schema), values });
  }
}
