import { z } from "zod";
import { PlanTierName } from "../access";
import { operation } from "../operation";
import { idOf } from "../values/ids";
import { OwnUrl } from "../values/page";
import { Me } from "./me";

const { scopes, credential, quota } = Me.shape;

export const Account = z
  .object({
    id: idOf("usr").meta({ description: "The account: what keys, apps, endpoints, quotas and the plan belong to." }),
    name: z.string().optional().meta({ description: "The person's name. Absent without `identity:read`." }),
    email: z.email().optional().meta({ description: "Where it gets its mail. Absent without `identity:read`." }),
    tier: PlanTierName.meta({ description: "The plan; FREE when none was chosen." }),
    profile: z
      .object({
        id: Me.shape.id.meta({ description: "The creator, as `/v1/me` names it." }),
        handle: z.string().meta({ description: "The name in URLs." }),
        display_name: z.string().meta({ description: "As people read it." }),
        profile_url: OwnUrl.meta({ description: "The page for people." }),
      })
      .nullable()
      .meta({ description: "The account's creator page; null when it has none." }),
    logs_bodies: z
      .boolean()
      .meta({ description: "Whether the request log keeps bodies. The person switches it in the console." }),
    scopes,
    credential,
    quota,
  })
  .meta({ id: "Account", description: "The account behind the credential." });

export type AccountView = z.infer<typeof Account>;

export const getAccount = operation({
  id: "getAccount",
  method: "GET",
  path: "/v1/account",
  summary: "Read the account behind the credential",
  description:
    "Answers every credential, also those of accounts without a creator's page, for which `/v1/me` is `not_found`.",
  tag: "Identity",
  touches: "shared",
  scope: "any",
  tier: "FREE",
  status: 200,
  response: Account,
  example: {
    response: {
      id: "usr_01k5s3v9n6e8wbr4q2ycx7th0d",
      name: "Mara Lindqvist",
      email: "mara@harbour-type.example",
      tier: "STARTER",
      profile: {
        id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d",
        handle: "harbour-type",
        display_name: "Harbour Type",
        profile_url: "https://guildhall.example/harbour-type",
      },
      logs_bodies: true,
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
