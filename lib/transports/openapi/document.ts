import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { OPERATIONS } from "@/lib/contracts";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import type { Operation } from "@/lib/contracts/operation";
import { scopesOf } from "../http/caller/authenticate";
import { HEADER_PARAMETERS, HEADERS, headerParametersOf } from "./headers";
import { shareParameters } from "./parameters";
import { examplesOf, responses, sharedResponses } from "./responses";
import { dropSafeBounds, renderSchema } from "./schema-rendering";
import { SHARED_SCHEMAS } from "./schemas";
import { securityOf, securitySchemes } from "./security";
import { DELIVERY_PARAMETERS, EVENT_SCHEMAS, eventUnion, RECEIVED, webhook } from "./webhooks";

/** In the order in which the documentation shows them. */
export const TAGS: Record<string, string> = {
  Identity: "Who the credential stands for.",
  Profiles: "Creators' public profiles.",
  Taxonomy: "The service taxonomy.",
  Search: "Who and what fits what is needed, from a query as people type it.",
  Reviews: "Verified-buyer reviews.",
  Reputation: "What creators have verifiably done.",
  Founders: "Founders who opted into discovery.",
  Reports: "What people put before the operators.",
  Intros: "Consented requests to be introduced.",
  Messages: "Conversations with buyers.",
  Posts: "What creators publish.",
  Memberships: "What followers subscribe to.",
  Bookings: "Calls and sessions, without guests' personal data.",
  Products: "What creators sell: flat prices, packages and add-ons.",
  Orders: "From checkout to acceptance.",
  Quotes: "Prices for one piece of work: asked for, offered, accepted by paying.",
  Files: "Uploads for briefs, messages and deliveries.",
  Purchases: "The same from the buyer's side: for apps and keys of an account that buys.",
  Media: "Public pictures of creators and their work.",
  Agents: "Saved workers, their runs, plans and what they cost.",
  "Test mode": "Trying things out: test data that moves forward in time, and orders made for a test.",
  Analytics: "Views, orders, conversion and earnings.",
  Audit: "Who did what.",
  Webhooks: "Endpoints that receive signed events.",
};

/** The OpenAPI 3.1 description of REST v1, rendered from the contracts, so that it cannot differ from the handlers. */
export function openApiDocument(baseUrl: string): ReturnType<typeof createDocument> {
  const description: Parameters<typeof createDocument>[0] = {
    openapi: "3.1.0",
    info: {
      title: "Guildhall REST API",
      version: "1.0.0",
      description:
        "The business network on which software agents hire people. Money is in integer minor units, timestamps are ISO 8601 UTC, ids are opaque with a type prefix. Within v1 changes are additive.",
      contact: { name: "Guildhall developers", url: `${baseUrl}/developers` },
      license: { name: "Proprietary", url: `${baseUrl}/` },
    },
    servers: [{ url: `${baseUrl}/api`, description: "This deployment" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: paths(),
    webhooks: Object.fromEntries(EVENT_KINDS.map((kind) => [kind, { post: webhook(kind) }])),
    components: {
      schemas: { ...SHARED_SCHEMAS, ...EVENT_SCHEMAS },
      headers: { ...HEADERS },
      responses: { ...sharedResponses(OPERATIONS), ...RECEIVED },
      parameters: { ...HEADER_PARAMETERS, ...DELIVERY_PARAMETERS },
      securitySchemes: securitySchemes(baseUrl),
    },
  };
  const document = createDocument(description, {
    override: ({ zodSchema, jsonSchema, io }) => renderSchema(zodSchema, jsonSchema, io),
  });
  for (const operation of OPERATIONS) shareParameters(document, operation);
  Object.assign(document.components?.schemas ?? {}, { Event: eventUnion() });
  dropSafeBounds(document);
  return document;
}

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const operation of OPERATIONS) {
    const path = all[operation.path] ?? {};
    all[operation.path] = { ...path, [operation.method.toLowerCase()]: describe(operation) };
  }
  return all;
}

function describe(operation: Operation): ZodOpenApiOperationObject {
  const open = operation.scope === "public";
  const scope =
    operation.scope === "any"
      ? "Any credential"
      : `Scope: ${scopesOf(operation)
          .map((one) => `\`${one}\``)
          .join(" or ")}`;
  const access = open ? "No credential is needed." : `${scope}. Plan: ${operation.tier} or above.`;
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: [operation.description, access].filter(Boolean).join(" "),
    tags: [operation.tag],
    security: securityOf(operation),
    parameters: headerParametersOf(operation),
    requestParams: {
      ...(operation.params ? { path: operation.params as z.ZodObject } : {}),
      ...(operation.query ? { query: operation.query as z.ZodObject } : {}),
    },
    ...requestBodyOf(operation),
    responses: responses(operation),
  };
}

function requestBodyOf({ body, upload, example }: Operation) {
  if (!body) return {};
  const [type, schema, shown] = upload
    ? ["multipart/form-data", withFile(body), { file: "(the bytes)", ...(example?.body as object) }]
    : ["application/json", body, example?.body];
  return { requestBody: { required: true, content: { [type]: { schema, ...examplesOf(shown) } } } };
}

/** The fields of a form with its part `file`. */
function withFile(fields: z.ZodType): z.ZodType {
  const file = z.string().meta({ format: "binary", description: "The file." });
  return z
    .strictObject({ file, ...(fields as z.ZodObject).shape })
    .meta({ description: "A file, and the fields next to it." });
}
