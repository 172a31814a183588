import type { GraphQLSchema } from "graphql";
import { lexicographicSortSchema, printSchema } from "graphql";
import { builder, defineRoots } from "./building/builder";
import { defineEnums } from "./rendering/enums";
import { inOwnNames } from "./rendering/own-names";
import { defineUserError } from "./rendering/payload";
import { defineAccount } from "./types/account";
import { defineAgents } from "./types/agents";
import { defineBookings } from "./types/bookings";
import { defineDeliveries } from "./types/deliveries";
import { defineDeveloping } from "./types/developing";
import { defineFacets } from "./types/facets";
import { defineInbox } from "./types/inbox";
import { defineMessages } from "./types/messages";
import { defineNetwork } from "./types/network";
import { defineOffers } from "./types/offers";
import { defineOrders } from "./types/orders";
import { definePosts } from "./types/posts";
import { defineProfiles } from "./types/profiles";
import { definePurchases } from "./types/purchases";
import { defineQuotes } from "./types/quotes";
import { defineReviews } from "./types/reviews";
import { defineSelling } from "./types/selling";
import { defineSettlements } from "./types/settlements";
import { defineWebhooks } from "./types/webhooks";

let built: GraphQLSchema | undefined;

/** The schema, built at the first call and kept. */
export function graphSchema(): GraphQLSchema {
  built ??= build();
  return built;
}

function build(): GraphQLSchema {
  defineRoots();
  defineEnums();
  defineUserError();
  defineProfiles();
  defineFacets();
  defineOffers();
  defineReviews();
  definePosts();
  defineOrders();
  defineBookings();
  defineSelling();
  definePurchases();
  defineSettlements();
  defineQuotes();
  defineInbox();
  defineMessages();
  defineWebhooks();
  defineDeliveries();
  defineDeveloping();
  defineAgents();
  defineNetwork();
  defineAccount();
  return inOwnNames(builder.toSchema());
}

/** The schema as text, in an order that does not depend on the order of the code. */
export function schemaText(): string {
  return `${printSchema(lexicographicSortSchema(graphSchema()))}\n`;
}
