import { z } from "zod";
import { idOf } from "./ids";
import { MembershipTier } from "./memberships";
import { operation } from "./operation";
import { Cents, Timestamp } from "./page";
import { Offer } from "./products";
import { PLAN_TIERS } from "./tiers";

export const LEVELS = ["NEW", "RISING", "ESTABLISHED", "TOP"] as const;

export const Handle = z
  .string()
  .regex(/^[a-z0-9-]{3,30}$/i, "3 to 30 letters, digits or hyphens")
  .meta({ description: "A creator's handle.", example: "demo" });

export const HandleParams = z.object({ handle: Handle });

export const CategoryRef = z.object({ slug: z.string(), name: z.string() });

export const TrustComponent = z.object({ name: z.string(), weight: z.number(), value: z.number(), sample: z.int() });

/** The public-safe snapshot of a creator. */
export const Profile = z
  .object({
    id: idOf("crt"),
    handle: z.string(),
    display_name: z.string(),
    tagline: z.string(),
    bio: z.string().meta({ description: "Markdown." }),
    avatar_url: z.string().nullable(),
    location: z.string().nullable(),
    languages: z.array(z.string()),
    verified: z.boolean(),
    mcp_discoverable: z.boolean(),
    founding_creator: z.boolean(),
    trust_score: z.int().min(0).max(100),
    trust_components: z.array(TrustComponent),
    level: z.enum(LEVELS),
    is_new: z.boolean().meta({ description: "Fewer than five closed orders." }),
    tier: z.enum(PLAN_TIERS),
    categories: z.array(CategoryRef),
    skills: z.array(z.string()),
    links: z.array(z.object({ label: z.string(), url: z.string() })),
    from_price_cents: Cents.nullable(),
    currency: z.literal("usd"),
    rating: z.number().min(1).max(5).nullable(),
    review_count: z.int(),
    tiers: z.array(MembershipTier),
    offers: z.array(Offer),
    profile_url: z.url(),
    agent_json_url: z.url(),
    member_since: Timestamp,
  })
  .meta({ id: "Profile" });

export type ProfileView = z.infer<typeof Profile>;

export const getProfile = operation({
  id: "getProfile",
  method: "GET",
  path: "/v1/profiles/{handle}",
  summary: "Read a creator's public profile",
  tag: "Profiles",
  scope: "public",
  tier: "FREE",
  status: 200,
  params: HandleParams,
  response: Profile,
  errors: ["not_found"],
  cache: { maxAge: 15 },
});
