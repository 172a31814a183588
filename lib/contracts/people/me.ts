import { z } from "zod";
import { PlanTierName, ScopeName } from "../access";
import { growing } from "../growing";
import { idOf } from "../ids";
import { operation } from "../operation";
import { OwnUrl, Timestamp } from "../page";

const Quota = z.object({ limit: z.int(), used: z.int(), resets_at: Timestamp });

export const Me = z
  .object({
    id: idOf("crt"),
    handle: z.string(),
    display_name: z.string(),
    email: z.email(),
    profile_url: OwnUrl,
    tier: PlanTierName,
    scopes: z.array(ScopeName),
    credential: z.object({
      kind: growing(["api_key", "oauth", "bridge"], "another kind of credential"),
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
      },
      quota: {
        requests: { limit: 300_000, used: 1_284, resets_at: "2026-12-01T00:00:00.000Z" },
        agent_runs: { limit: 200, used: 3, resets_at: "2026-12-01T00:00:00.000Z" },
      },
    },
  },
});
