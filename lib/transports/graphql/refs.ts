import type { RunSummaryView } from "@/lib/contracts/agents/agent-runs";
import type { AgentView } from "@/lib/contracts/agents/agents";
import type { AuditEntryView } from "@/lib/contracts/developers/audit";
import type { EventView } from "@/lib/contracts/developers/event-log";
import type { WebhookEndpointView } from "@/lib/contracts/developers/webhooks";
import type { FounderView } from "@/lib/contracts/network/founders";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { ReputationView } from "@/lib/contracts/network/reputation";
import type { ReviewPageView, ReviewView } from "@/lib/contracts/network/reviews";
import type { PostView } from "@/lib/contracts/publishing/posts";
import type { BookingView } from "@/lib/contracts/trade/bookings";
import type { OrderView } from "@/lib/contracts/trade/creator-orders";
import type { MembershipTierView } from "@/lib/contracts/trade/memberships";
import type { OfferView, ProductView } from "@/lib/contracts/trade/products";
import { builder } from "./builder";
import { connectionType } from "./connection";

// Names that the files in `types/` give their fields to: here, so that types may name each other.
export const ProfileRef = builder.objectRef<ProfileView>("Profile");
export const OfferRef = builder.objectRef<OfferView>("Offer");
export const ProductRef = builder.objectRef<ProductView>("Product");
export const MembershipTierRef = builder.objectRef<MembershipTierView>("MembershipTier");
export const ReviewRef = builder.objectRef<ReviewView>("Review");
export const ReputationRef = builder.objectRef<ReputationView>("Reputation");
export const PostRef = builder.objectRef<PostView>("Post");
export const OrderRef = builder.objectRef<OrderView>("Order");
export const BookingRef = builder.objectRef<BookingView>("Booking");
export const EndpointRef = builder.objectRef<WebhookEndpointView>("WebhookEndpoint");
export const EventRef = builder.objectRef<EventView>("Event");
export const AuditEntryRef = builder.objectRef<AuditEntryView>("AuditEntry");
export const AgentRef = builder.objectRef<AgentView>("Agent");
export const RunRef = builder.objectRef<RunSummaryView>("AgentRun");
export const FounderRef = builder.objectRef<FounderView>("Founder");

export const ProfileConnection = connectionType("Profile", ProfileRef);
export const ProductConnection = connectionType("Product", ProductRef);
export const MembershipTierConnection = connectionType("MembershipTier", MembershipTierRef);
export const ReviewConnection = connectionType<
  ReviewView,
  { totals: Pick<ReviewPageView, "rating" | "review_count" | "distribution"> }
>("Review", ReviewRef);
export const PostConnection = connectionType("Post", PostRef);
export const OrderConnection = connectionType("Order", OrderRef);
export const BookingConnection = connectionType("Booking", BookingRef);
export const EndpointConnection = connectionType("WebhookEndpoint", EndpointRef);
export const EventConnection = connectionType("Event", EventRef);
export const AuditEntryConnection = connectionType("AuditEntry", AuditEntryRef);
export const AgentConnection = connectionType("Agent", AgentRef);
export const RunConnection = connectionType("AgentRun", RunRef);
export const FounderConnection = connectionType("Founder", FounderRef);
