import { RUN_STATUSES } from "@/lib/contracts/agents/agent-runs";
import { AUDIT_ACTORS } from "@/lib/contracts/developers/audit";
import { ERROR_STATUS, type ErrorCode } from "@/lib/contracts/errors";
import { FOUNDER_INTENTS, FOUNDER_STAGES } from "@/lib/contracts/network/founders";
import { LEVELS } from "@/lib/contracts/network/profiles";
import { PLAN_TIERS } from "@/lib/contracts/tiers";
import { BOOKING_STATUSES } from "@/lib/contracts/trade/bookings";
import { ORDER_SOURCES, ORDER_STATUSES } from "@/lib/contracts/trade/orders";
import { PRODUCT_STATUSES } from "@/lib/contracts/trade/products";
import { builder } from "./builder";

/** Values are those of the wire, letter for letter: what REST writes in lower case is so here. */
const enumOf = <const Value extends string>(name: string, description: string, values: readonly Value[]) =>
  builder.enumType(name, { description, values });

export const PlanTierEnum = enumOf("PlanTier", "A creator's plan. It never raises trust.", PLAN_TIERS);
export const LevelEnum = enumOf("Level", "What closed orders, rating and disputes make of a creator.", LEVELS);
export const OfferKindEnum = enumOf("OfferKind", "One flat price, or packages to choose from.", ["flat", "packages"]);
export const ProductStatusEnum = enumOf("ProductStatus", "Whether a product is on sale.", PRODUCT_STATUSES);
export const IntervalEnum = enumOf("MembershipInterval", "How often a membership is paid.", ["month", "year"]);
export const PostVisibilityEnum = enumOf("PostVisibility", "Who may read a post.", ["public", "members"]);
export const PostStatusEnum = enumOf("PostStatus", "Where a post stands.", ["published", "draft", "deleted"]);
export const OrderStatusEnum = enumOf("OrderStatus", "Where an order stands.", ORDER_STATUSES);
export const OrderSourceEnum = enumOf("OrderSource", "Where a checkout was opened.", ORDER_SOURCES);
export const OrderLineKindEnum = enumOf("OrderLineKind", "What a line of an order is for.", [
  "product",
  "package",
  "addon",
]);
export const AcceptedByEnum = enumOf("AcceptedBy", "Who accepted a delivery: the buyer, or nobody in time.", [
  "buyer",
  "auto",
]);
export const BookingStatusEnum = enumOf("BookingStatus", "Where a booking stands.", BOOKING_STATUSES);
export const LocationKindEnum = enumOf("LocationKind", "Where a booked meeting takes place.", [
  "video",
  "phone",
  "in_person",
]);
export const EndpointStatusEnum = enumOf("WebhookEndpointStatus", "Whether events are sent to an endpoint.", [
  "enabled",
  "disabled",
]);
export const FounderStageEnum = enumOf("FounderStage", "How far what a founder builds is.", FOUNDER_STAGES);
export const FounderIntentEnum = enumOf("FounderIntent", "What a founder is looking for.", FOUNDER_INTENTS);
export const AuditActorEnum = enumOf("AuditActorKind", "The kind of credential that acted.", AUDIT_ACTORS);
export const RunStatusEnum = enumOf("AgentRunStatus", "Where a run stands.", RUN_STATUSES);
export const RunStepStatusEnum = enumOf("AgentRunStepStatus", "Where a tool call of a run stands.", [
  "STARTED",
  "DONE",
  "FAILED",
]);
export const CredentialKindEnum = enumOf("CredentialKind", "What a caller authenticates with.", [
  "api_key",
  "oauth",
  "bridge",
]);
export const ErrorCodeEnum = enumOf(
  "ErrorCode",
  "Machine-readable code of a refusal, the same as in REST.",
  Object.keys(ERROR_STATUS) as ErrorCode[],
);
