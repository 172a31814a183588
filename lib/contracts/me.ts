import { z } from "zod";
import { idOf } from "./ids";
import { operation } from "./operation";
import { Timestamp } from "./page";
import { ALL_SCOPES, type Scope } from "./scopes";
import { PLAN_TIERS } from "./tiers";

const Quota = z.object({ limit: z.int(), used: z.int(), resets_at: Timestamp });

export const Me = z
  .object({
    id: idOf("crt"),
    handle: z.string(),
    display_name: z.string(),
    email: z.email(),
    profile_url: z.url(),
    tier: z.enum(PLAN_TIERS),
    scopes: z.array(z.enum(ALL_SCOPES as [Scope, ...Scope[]])),
    credential: z.object({
      kind: z.enum(["api_key", "oauth", "bridge"]),
      id: z.string(),
      prefix: z.string().nullable(),
      client_id: z.string().nullable(),
      expires_at: Timestamp.nullable(),
    }),
    quota: z.object({ requests: Quota, agent_runs: Quota }),
  })
  .meta({ id: "Me" });

export type MeView = z.infer<typeof Me>;

export const getMe = operation({
  id: "getMe",
  method: "GET",
  path: "/v1/me",
  summary: "Read the authenticated creator's context",
  tag: "Identity",
  scope: "identity:read",
  tier: "FREE",
  status: 200,
  response: Me,
});
