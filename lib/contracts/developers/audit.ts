import { z } from "zod";
import { operation } from "../operation";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { PageQuery, pageOf, Timestamp } from "../values/page";
import { TimeRangeQuery } from "../values/time-range";

export const AUDIT_ACTORS = ["user", "api_key", "oauth", "bridge", "agent", "system", "anonymous"] as const;

export const AuditEntry = z
  .object({
    id: idOf("aud"),
    at: Timestamp.meta({ description: "When it was done." }),
    actor: z
      .object({
        kind: growing(AUDIT_ACTORS, "another kind of credential").meta({
          description: "The kind of credential, or who acted without one.",
        }),
        id: z
          .string()
          .nullable()
          .meta({ description: "A user, a credential or the name of a job; null when anonymous." }),
        name: z.string().nullable().meta({
          description:
            "What its owner calls the credential: a key's name and prefix, an app's name. Null for everyone else.",
        }),
      })
      .meta({ description: "Who did it." }),
    action: z.string().meta({ description: "What was done, in the past tense.", example: "post.created" }),
    target: z
      .object({
        type: z.string().meta({ description: "Kind of thing that it was done to, such as `post`." }),
        id: z.string().meta({ description: "Identifier of the thing that it was done to." }),
      })
      .meta({ description: "The thing it was done to." }),
    request_id: z.string().meta({ description: "`X-Request-Id` of the request that did it." }),
    ip: z
      .string()
      .nullable()
      .meta({ description: "The address that the creator's own request came from; null for everybody else's." }),
    diff: z
      .record(z.string(), z.unknown())
      .nullable()
      .meta({ description: "What changed, where the action says more than its name; null elsewhere. Never a secret." }),
  })
  .meta({ id: "AuditEntry", description: "Something that was done in an account." });

export type AuditEntryView = z.infer<typeof AuditEntry>;

export const AuditQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  action: z
    .string()
    .max(80)
    .regex(/^[a-z_]+\.[a-z_]+$/, "must be an action, as in post.created")
    .optional()
    .meta({ description: "Only this action, its whole name.", example: "api_key.created" }),
  actor: z.string().min(1).max(80).optional().meta({
    description: "Only what one actor did: an id (`key_…`, `usr_…`), or a kind of actor.",
    example: "api_key",
  }),
  target: z.string().min(1).max(80).optional().meta({
    description: "Only what was done to one target: an id (`ord_…`, `post_…`), or a type of target.",
    example: "webhook_endpoint",
  }),
});

export type AuditQuery = z.output<typeof AuditQuery>;

export const listAuditLog = operation({
  id: "listAuditLog",
  method: "GET",
  path: "/v1/audit-log",
  summary: "List what was done in your account",
  description: "Who did what to which thing of the delegated creator, newest first: a mirror for security tooling.",
  tag: "Audit",
  touches: "split",
  scope: "audit:read",
  tier: "STARTER",
  status: 200,
  query: AuditQuery,
  response: pageOf(AuditEntry).meta({ id: "AuditPage" }),
  errors: ["invalid_cursor"],
  example: {
    response: {
      data: [
        {
          id: "aud_01k5s3v9n6e8wbr4q2ycx7th0d",
          at: "2026-11-20T09:30:00.000Z",
          actor: { kind: "api_key", id: "key_01k5s3v9n6e8wbr4q2ycx7th0d", name: "Build server (gh_live_9fQ2b1Vn)" },
          action: "webhook_endpoint.disabled",
          target: { type: "webhook_endpoint", id: "whe_01k5s3v9n6e8wbr4q2ycx7th0d" },
          request_id: "req_01k5s3v9n6e8wbr4q2ycx7th0d",
          ip: "203.0.113.9",
          diff: { reason: "requested" },
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
});
