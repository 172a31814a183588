import { z } from "zod";

/** The version of the Universal Commerce Protocol that is spoken, and no other. Source: ucp.dev, tag v2026-04-08. */
export const UCP_VERSION = "2026-04-08";

export const SHOPPING = "dev.ucp.shopping";

/** What we can do by the protocol, by its names. */
export const CAPABILITY = {
  search: "dev.ucp.shopping.catalog.search",
  lookup: "dev.ucp.shopping.catalog.lookup",
  checkout: "dev.ucp.shopping.checkout",
  order: "dev.ucp.shopping.order",
  identity: "dev.ucp.common.identity_linking",
} as const;

export type Capability = (typeof CAPABILITY)[keyof typeof CAPABILITY];

/** Where the REST binding begins, under the base URL; the tools are at `/mcp` below it. */
export const UCP_PATH = "/api/ucp";

const Severity = z.enum(["recoverable", "requires_buyer_input", "requires_buyer_review", "unrecoverable"]);

/** What an answer says besides its resource. `path` is a JSONPath into the resource (RFC 9535). */
export const Message = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("error"),
    code: z.string(),
    content: z.string(),
    severity: Severity,
    path: z.string().optional(),
  }),
  z.object({ type: z.literal("warning"), code: z.string(), content: z.string(), path: z.string().optional() }),
  z.object({ type: z.literal("info"), code: z.string(), content: z.string(), path: z.string().optional() }),
]);

export type Message = z.output<typeof Message>;

/** What is answered where there is no resource to answer with. */
export const Refusal = z.object({ messages: z.array(Message).min(1), continue_url: z.url().optional() });

/** A business outcome without a resource: the call was understood, and there is nothing to act on. */
export type Refusal = z.output<typeof Refusal>;

/** A refusal of one reason; calling again with the same changes nothing. */
export function refusedFor(code: string, content: string, continueUrl?: string): Refusal {
  const messages: Message[] = [{ type: "error", code, content, severity: "unrecoverable" }];
  return continueUrl ? { messages, continue_url: continueUrl } : { messages };
}

export function isRefusal(outcome: object): outcome is Refusal {
  return "messages" in outcome && !("id" in outcome || "products" in outcome || "product" in outcome);
}

const Version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const ReverseDomain = z.string().regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/);
const Parent = z.string().regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/);

const CapabilityEntry = z.object({
  version: Version,
  spec: z.url().optional(),
  schema: z.url().optional(),
  extends: z.union([Parent, z.array(Parent).min(1)]).optional(),
  config: z.looseObject({}).optional(),
});

const SigningKey = z.looseObject({
  kid: z.string().max(200),
  kty: z.string(),
  crv: z.string().optional(),
  x: z.string().max(200).optional(),
  y: z.string().max(200).optional(),
});

/** A platform's profile, as far as we read it; what else it says is ignored. */
export const PlatformProfile = z.object({
  ucp: z.object({
    version: Version,
    services: z.record(ReverseDomain, z.array(z.looseObject({ version: Version, transport: z.string() }))),
    capabilities: z.record(ReverseDomain, z.array(CapabilityEntry).max(50)).default({}),
    payment_handlers: z.record(ReverseDomain, z.array(z.looseObject({}))),
  }),
  signing_keys: z.array(SigningKey).max(50).default([]),
});

export type PlatformProfile = z.output<typeof PlatformProfile>;
