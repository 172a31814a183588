import { z } from "zod";
import { getProfile, HandleParams, type ProfileView } from "@/lib/contracts/network/profiles";
import { PageQuery } from "@/lib/contracts/page";
import { text } from "@/lib/contracts/text";
import { Slug } from "@/lib/contracts/trade/products";
import { DomainError } from "@/lib/core/errors";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { profilesByHandles, profilesByIds } from "@/lib/domain/people/profiles/read";
import { reviewsOfCreators } from "@/lib/domain/trade/reviews/by-creators";
import { parseArguments } from "../arguments";
import { builder } from "../builder";
import { pageArguments, pageCost, shown } from "../connection";
import { admit, load } from "../context";
import { LevelEnum, PlanTierEnum } from "../enums";
import { MembershipTierRef, OfferRef, ProfileConnection, ProfileRef, ReviewConnection } from "../refs";
import { standsFor } from "../root-field";

const SearchArguments = PageQuery.extend({
  query: text(400).optional(),
  category: Slug.optional(),
  min_trust_score: z.number().min(0).max(100).optional(),
  max_price_cents: z.int().min(0).optional(),
});

/** `Profile`, and the queries that find creators. */
export function defineProfiles(): void {
  const Category = builder.objectRef<ProfileView["categories"][number]>("CategoryRef").implement({
    description: "A category that a creator works in.",
    fields: (t) => ({
      slug: t.exposeString("slug", { description: "What `profiles(category:)` takes." }),
      name: t.exposeString("name", { description: "As people read it." }),
    }),
  });
  const Link = builder.objectRef<ProfileView["links"][number]>("ProfileLink").implement({
    description: "A link that a creator shows.",
    fields: (t) => ({
      label: t.exposeString("label", { description: "Its text." }),
      url: t.exposeString("url", { description: "Where it leads." }),
    }),
  });
  const Component = builder.objectRef<ProfileView["trust_components"][number]>("TrustComponent").implement({
    description: "One part of a trust score.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "What is measured." }),
      weight: t.exposeFloat("weight", { description: "Its part of the score, 0 to 1." }),
      value: t.exposeFloat("value", { description: "What was measured, 0 to 1." }),
      sample: t.exposeInt("sample", { description: "Of how many cases." }),
    }),
  });

  builder.node(ProfileRef, {
    id: { resolve: (profile) => profile.id, description: "Identifier with the prefix `crt_`." },
    description: "The public-safe snapshot of a creator.",
    loadOne: (id, context) => load(context, profilesByIds, id),
    fields: (t) => ({
      handle: t.exposeString("handle", { description: "The name in URLs; unique without case." }),
      displayName: t.exposeString("display_name", { description: "As people read it." }),
      tagline: t.exposeString("tagline", { description: "One line." }),
      bio: t.exposeString("bio", { description: "Markdown." }),
      avatarUrl: t.exposeString("avatar_url", { nullable: true, description: "A picture." }),
      location: t.exposeString("location", { nullable: true, description: "Where the creator works." }),
      languages: t.exposeStringList("languages", { description: "ISO 639-1 codes." }),
      verified: t.exposeBoolean("verified", { description: "Whether we verified who they are." }),
      mcpDiscoverable: t.exposeBoolean("mcp_discoverable", { description: "Whether agents find and may hire them." }),
      foundingCreator: t.exposeBoolean("founding_creator", { description: "One of the first." }),
      trustScore: t.exposeInt("trust_score", { description: "0 to 100." }),
      trustComponents: t.expose("trust_components", { type: [Component], description: "What the score is made of." }),
      level: t.expose("level", { type: LevelEnum, description: "From closed orders, rating and disputes." }),
      isNew: t.exposeBoolean("is_new", { description: "Fewer than five closed orders." }),
      tier: t.expose("tier", { type: PlanTierEnum, description: "The creator's plan." }),
      categories: t.expose("categories", { type: [Category], description: "What they work in." }),
      skills: t.exposeStringList("skills", { description: "In their own words." }),
      links: t.expose("links", { type: [Link], description: "Where else to look." }),
      fromPriceCents: t.expose("from_price_cents", {
        type: "Cents",
        nullable: true,
        description: "The lowest price on offer; null without offers.",
      }),
      currency: t.exposeString("currency", { description: "Always `usd`." }),
      rating: t.exposeFloat("rating", { nullable: true, description: "Mean stars, 1 to 5; null without reviews." }),
      reviewCount: t.exposeInt("review_count", { description: "Reviews by verified buyers." }),
      tiers: t.expose("tiers", { type: [MembershipTierRef], description: "Memberships that can be joined." }),
      offers: t.expose("offers", { type: [OfferRef], description: "What can be bought." }),
      profileUrl: t.exposeString("profile_url", { description: "The page for people." }),
      agentJsonUrl: t.exposeString("agent_json_url", { description: "The same for agents." }),
      memberSince: t.expose("member_since", { type: "DateTime", description: "When they joined." }),
      reviews: t.field({
        type: ReviewConnection,
        description: "Reviews by verified buyers, newest first.",
        args: pageArguments(t.arg),
        complexity: pageCost,
        resolve: async (profile, args, context) => {
          const { limit, cursor } = parseArguments(PageQuery, args);
          const page = await load(context, reviewsOfCreators, { profileId: profile.id, limit, cursor });
          if (!page) throw new DomainError("not_found", "The creator was not found.");
          return { ...shown(page, args.after), totals: page };
        },
      }),
    }),
  });

  builder.queryFields((t) => ({
    profile: t.field({
      type: ProfileRef,
      ...standsFor(getProfile, "A creator's public snapshot; null for an unknown handle."),
      args: { handle: t.arg.string({ required: true, description: "In any case." }) },
      resolve: (_root, { handle }, context) => {
        admit(context, getProfile);
        const params = parseArguments(HandleParams, { handle });
        return load(context, profilesByHandles, params.handle);
      },
    }),
    profiles: t.field({
      type: ProfileConnection,
      ...standsFor(
        getProfile,
        "Creators who can be discovered: with words the best matches by relevance and trust, in one page; without, the " +
          "most trusted first.",
      ),
      args: {
        ...pageArguments(t.arg),
        query: t.arg.string({ description: "Words: names, skills, what they do." }),
        category: t.arg.string({ description: "A category's slug." }),
        minTrustScore: t.arg.float({ description: "0 to 100." }),
        maxPriceCents: t.arg.int({ description: "Their lowest price is at most this." }),
      },
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, getProfile);
        const { min_trust_score, max_price_cents, ...rest } = parseArguments(SearchArguments, args);
        if (rest.query && rest.cursor) throw new DomainError("invalid_cursor", "A search by words has one page.");
        const found = await searchCreators(context.ctx, {
          ...rest,
          minTrustScore: min_trust_score,
          maxPriceCents: max_price_cents,
          audience: "agent",
        });
        const profiles = await Promise.all(found.data.map((card) => load(context, profilesByHandles, card.handle)));
        return shown(found, args.after, profiles);
      },
    }),
  }));
}
