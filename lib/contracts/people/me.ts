import { z } from "zod";
import { PlanTierName, ScopeName } from "../access";
import { operation } from "../operation";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { OwnUrl, Timestamp } from "../values/page";

/** What the plan allows per month of something. */
export const Quota = z
  .object({
    limit: z.int().meta({ description: "The plan's cap per calendar month (UTC)." }),
    used: z.int().meta({ description: "How many of them were used this month." }),
    resets_at: Timestamp.meta({
      description: "When the count starts again at zero: the start of the next month, UTC.",
    }),
  })
  .meta({ description: "A cap of the plan, and what was used of it this month." });

export const Me = z
  .object({
    id: idOf("crt"),
    handle: z
      .string()
      .meta({ description: "The creator's name in URLs, 3 to 30 characters; unique, whatever its case." }),
    display_name: z.string().meta({ description: "The creator's name as people read it." }),
    email: z.email().meta({ description: "Email address of the account. Only its owner sees it." }),
    profile_url: OwnUrl.meta({ description: "URL of the creator's profile page." }),
    tier: PlanTierName.meta({
      description: "The creator's plan, which sets its limits. It never raises the trust score.",
    }),
    scopes: z.array(ScopeName).meta({ description: "What the credential may do, as scopes." }),
    credential: z
      .object({
        kind: growing(["api_key", "oauth", "bridge"], "another kind of credential").meta({
          description: "Kind of credential: an API key, an OAuth access token, or a token of a bridge.",
        }),
        id: z.string().meta({ description: "Identifier of the key or of the grant." }),
        prefix: z
          .string()
          .nullable()
          .meta({ description: "The first characters of an API key, which are no secret; null for other kinds." }),
        client_id: z
          .string()
          .nullable()
          .meta({ description: "The OAuth client that holds the token; null for other kinds." }),
        expires_at: Timestamp.nullable().meta({ description: "When the credential ends; null when it does not." }),
        livemode: z.boolean().meta({
          description: "False for a credential of test mode: it has the account's test data, and nothing live.",
        }),
      })
      .meta({ description: "The credential that this request was sent with." }),
    quota: z
      .object({
        requests: Quota.meta({ description: "Requests of this month." }),
        agent_runs: Quota.meta({ description: "Agent runs of this month." }),
      })
      .meta({ description: "What the plan allows per month, and what was used." }),
  })
  .meta({ id: "Me", description: "The creator that the credential stands for." });

export type MeView = z.infer<typeof Me>;

export const getMe = operation({
  id: "getMe",
  method: "GET",
  path: "/v1/me",
  summary: "Read the authenticated creator's context",
  tag: "Identity",
  touches: "shared",
  scope: "identity:read",
  tier: "FREE",
  status: 200,
  response: Me,
  errors: ["not_found"],
  example: {
    response: {
      id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d",
      handle: "harbour-type",
      display_name: "Mara Lindqvist",
      email: "mara@harbour-type.example",
      profile_url: "https://guildhall.example/harbour-type",
      tier: "STARTER",
      scopes: ["identity:read", "posts:read", "posts:write"],
      credential: {
        kind: "api_key",
        id: "key_01k5s3v9n6e8wbr4q2ycx7th0d",
        prefix: "gh_live_k3v9n6e8",
        client_id: null,
        expires_at: null,
        livemode: true,
      },
      quota: {
        requests: { limit: 300_000, used: 1_284, resets_at: "2026-12-01T00:00:00.000Z" },
        agent_runs: { limit: 200, used: 3, resets_at: "2026-12-01T00:00:00.000Z" },
      },
    },
  },
});
