import { BookingQuery, listBookings } from "@/lib/contracts/trade/bookings";
import {
  getOrder,
  listOrders,
  type OrderDetailView,
  OrderQuery,
  type OrderView,
} from "@/lib/contracts/trade/creator-orders";
import { bookingsByIds } from "@/lib/domain/trade/bookings/by-ids";
import { listBookings as readBookings } from "@/lib/domain/trade/bookings/read";
import { ordersByIds } from "@/lib/domain/trade/orders/reading/by-ids";
import { historiesOf } from "@/lib/domain/trade/orders/reading/histories";
import { listOrders as readOrders } from "@/lib/domain/trade/orders/reading/list";
import { parseArguments } from "../arguments";
import { builder } from "../builder";
import { pageArguments, pageCost, shown } from "../connection";
import { admit, load } from "../context";
import {
  AcceptedByEnum,
  BookingStatusEnum,
  LocationKindEnum,
  OrderLineKindEnum,
  OrderSourceEnum,
  OrderStatusEnum,
} from "../enums";
import { BookingConnection, BookingRef, OrderConnection, OrderRef } from "../refs";
import { standsFor } from "../root-field";

type Delivery = OrderDetailView["deliveries"][number];

const FROM = "A date or a moment: from then on.";
const TO = "A date, which is included, or a moment, which is not.";

/** What a creator sold: orders and bookings. */
export function defineOrders(): void {
  const Line = builder.objectRef<OrderView["lines"][number]>("OrderLine").implement({
    description: "One line of an order.",
    fields: (t) => ({
      kind: t.expose("kind", { type: OrderLineKindEnum, description: "What it is for." }),
      slug: t.exposeString("slug", { description: "Of the product, package or add-on." }),
      name: t.exposeString("name", { description: "As it was called." }),
      amountCents: t.expose("amount_cents", { type: "Cents", description: "Its price." }),
    }),
  });
  const Buyer = builder.objectRef<NonNullable<OrderView["buyer"]>>("OrderBuyer").implement({
    description: "Who paid, as the payment processor was told.",
    fields: (t) => ({
      name: t.exposeString("name", { nullable: true, description: "Their name." }),
      email: t.exposeString("email", { nullable: true, description: "Their address." }),
    }),
  });
  const Step = builder.objectRef<OrderDetailView["timeline"][number]>("OrderStep").implement({
    description: "Something that happened to an order.",
    fields: (t) => ({
      at: t.expose("at", { type: "DateTime", description: "When." }),
      actor: t.exposeString("actor", {
        description: "`buyer`, `creator`, `processor`, `system`, or where it was opened.",
      }),
      from: t.expose("from", { type: OrderStatusEnum, nullable: true, description: "Where it stood before." }),
      to: t.expose("to", { type: OrderStatusEnum, description: "Where it stood then." }),
      note: t.exposeString("note", { nullable: true, description: "What was said." }),
    }),
  });
  const File = builder.objectRef<Delivery["files"][number]>("OrderFile").implement({
    description: "A file of a delivery.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "Identifier with the prefix `file_`." }),
      name: t.exposeString("name", { description: "As the creator named it." }),
      sizeBytes: t.exposeInt("size_bytes", { description: "Its size." }),
    }),
  });
  const Handover = builder.objectRef<Delivery>("OrderDelivery").implement({
    description: "One delivery of an order.",
    fields: (t) => ({
      number: t.exposeInt("number", { description: "1 for the first." }),
      message: t.exposeString("message", { description: "What the creator wrote." }),
      links: t.exposeStringList("links", { description: "Where the work is." }),
      files: t.expose("files", { type: [File], description: "What was attached." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When." }),
    }),
  });

  builder.node(OrderRef, {
    id: { resolve: (order) => order.id, description: "Identifier with the prefix `ord_`." },
    description: "An order as the creator who sold it sees it.",
    loadOne: (id, context) => {
      admit(context, getOrder);
      return load(context, ordersByIds, id);
    },
    fields: (t) => ({
      status: t.expose("status", { type: OrderStatusEnum, description: "Where it stands." }),
      productId: t.exposeID("product_id", { description: "What was bought." }),
      productTitle: t.exposeString("product_title", { description: "As it was called then." }),
      tierId: t.exposeString("tier_id", { nullable: true, description: "Slug of the package; null for a flat price." }),
      lines: t.expose("lines", { type: [Line], description: "What the amount is made of." }),
      amountCents: t.expose("amount_cents", { type: "Cents", description: "What the buyer pays." }),
      feeCents: t.expose("fee_cents", { type: "Cents", description: "The platform's part of it." }),
      refundedCents: t.expose("refunded_cents", { type: "Cents", description: "How much of it was sent back." }),
      currency: t.exposeString("currency", { description: "Always `usd`." }),
      deliveryDays: t.exposeInt("delivery_days", { description: "Days from payment within which to deliver." }),
      deliveryNumber: t.exposeInt("delivery_number", { description: "How often it was delivered." }),
      revisionsAllowed: t.exposeInt("revisions_allowed", { description: "Rounds of changes included." }),
      revisionsUsed: t.exposeInt("revisions_used", { description: "Rounds asked for." }),
      acceptedBy: t.expose("accepted_by", { type: AcceptedByEnum, nullable: true, description: "Who accepted it." }),
      source: t.expose("source", { type: OrderSourceEnum, description: "Where the checkout was opened." }),
      apiKeyId: t.exposeString("api_key_id", { nullable: true, description: "The credential that opened it, if any." }),
      buyer: t.expose("buyer", { type: Buyer, nullable: true, description: "Null until it is paid." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When the checkout was opened." }),
      expiresAt: t.expose("expires_at", { type: "DateTime", description: "When it closes unless paid." }),
      paidAt: t.expose("paid_at", { type: "DateTime", nullable: true, description: "When it was paid." }),
      deliveredAt: t.expose("delivered_at", { type: "DateTime", nullable: true, description: "When last delivered." }),
      acceptBy: t.expose("accept_by", {
        type: "DateTime",
        nullable: true,
        description: "End of the 72 hours in which the buyer may respond.",
      }),
      closedAt: t.expose("closed_at", { type: "DateTime", nullable: true, description: "When it was closed." }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "When it last changed." }),
      timeline: t.field({
        type: [Step],
        description: "What happened, oldest first: the buyer sees it too.",
        resolve: async (order, _args, context) => (await load(context, historiesOf, order.id)).timeline,
      }),
      deliveries: t.field({
        type: [Handover],
        description: "What was delivered, oldest first.",
        resolve: async (order, _args, context) => (await load(context, historiesOf, order.id)).deliveries,
      }),
    }),
  });
  builder.node(BookingRef, {
    id: { resolve: (booking) => booking.id, description: "Identifier with the prefix `book_`." },
    description: "A booked slot of a creator's time, without personal data of the guest.",
    loadOne: (id, context) => {
      admit(context, listBookings);
      return load(context, bookingsByIds, id);
    },
    fields: (t) => ({
      title: t.exposeString("title", { description: "What it is about." }),
      status: t.expose("status", { type: BookingStatusEnum, description: "Where it stands." }),
      startsAt: t.expose("starts_at", { type: "DateTime", description: "Its start." }),
      endsAt: t.expose("ends_at", { type: "DateTime", description: "Its end." }),
      timezone: t.exposeString("timezone", { description: "IANA time zone of the guest." }),
      locationKind: t.expose("location_kind", { type: LocationKindEnum, description: "Where it takes place." }),
      priceCents: t.expose("price_cents", { type: "Cents", description: "What it costs." }),
      currency: t.exposeString("currency", { description: "Always `usd`." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was booked." }),
    }),
  });

  builder.queryFields((t) => ({
    orders: t.field({
      type: OrderConnection,
      ...standsFor(listOrders, "What you sold, newest first, checkouts that nobody paid included."),
      args: {
        ...pageArguments(t.arg),
        status: t.arg({ type: OrderStatusEnum, description: "One state." }),
        source: t.arg({ type: OrderSourceEnum, description: "Where the checkout was opened." }),
        from: t.arg.string({ description: FROM }),
        to: t.arg.string({ description: TO }),
      },
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, listOrders);
        return shown(await readOrders(context.ctx, parseArguments(OrderQuery, args)), args.after);
      },
    }),
    order: t.field({
      type: OrderRef,
      ...standsFor(getOrder, "One of your orders; null for any other."),
      args: { id: t.arg.id({ required: true, description: "With the prefix `ord_`." }) },
      resolve: (_root, { id }, context) => {
        admit(context, getOrder);
        return load(context, ordersByIds, id);
      },
    }),
    bookings: t.field({
      type: BookingConnection,
      ...standsFor(listBookings, "Bookings that you host, the latest start first."),
      args: {
        ...pageArguments(t.arg),
        status: t.arg({ type: BookingStatusEnum, description: "One state." }),
        from: t.arg.string({ description: `${FROM} Of the start.` }),
        to: t.arg.string({ description: `${TO} Of the start.` }),
      },
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, listBookings);
        return shown(await readBookings(context.ctx, parseArguments(BookingQuery, args)), args.after);
      },
    }),
  }));
}
