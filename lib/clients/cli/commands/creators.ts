import type { Command } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { callTool } from "../mcp";
import { moment, money, words } from "../terminal/format";
import { plainText } from "../terminal/plain";
import { type Column, fields, type Look, table } from "../terminal/table";

/** A creator as `find_creators` answers one, as far as it is shown. */
type Card = {
  handle: string;
  display_name: string;
  tagline: string;
  trust_score: number;
  rating: number | null;
  review_count: number;
  from_price_cents: number | null;
};
type Profile = components["schemas"]["Profile"];
type Offer = components["schemas"]["Offer"];
type Reviews = components["schemas"]["ReviewPage"];
type Review = components["schemas"]["Review"];
type FindFlags = { category?: string; max?: number; minTrust?: number };

const CARDS: Column<Card>[] = [
  { title: "Handle", of: (card) => card.handle },
  { title: "Name", of: (card) => card.display_name, shrinks: true },
  { title: "Trust", of: (card) => card.trust_score, align: "right" },
  { title: "Rating", of: ({ rating, review_count }) => (rating === null ? null : `${rating} (${review_count})`) },
  { title: "From", of: (card) => priceOf(card.from_price_cents), align: "right" },
  { title: "Does", of: (card) => card.tagline, shrinks: true },
];

const OFFERS: Column<Offer>[] = [
  { title: "Product", of: (offer) => offer.product_id },
  { title: "Offer", of: (offer) => offer.name, shrinks: true },
  { title: "Packages", of: (offer) => offer.packages.map((one) => one.tier_id).join(" ") || null, shrinks: true },
  { title: "Add-ons", of: (offer) => offer.addons.map((one) => one.addon_id).join(" ") || null, shrinks: true },
  { title: "From", of: (offer) => priceOf(offer.price_cents), align: "right" },
  { title: "Days", of: (offer) => offer.delivery_days, align: "right" },
];

const REVIEWS: Column<Review>[] = [
  { title: "Id", of: (review) => review.id },
  { title: "At", of: (review) => moment(review.created_at) },
  { title: "Stars", of: (review) => review.rating, align: "right" },
  { title: "Counted", of: (review) => (review.counted ? "yes" : "no") },
  { title: "By", of: (review) => review.buyer_name, shrinks: true },
  { title: "Product", of: (review) => review.product_title, shrinks: true },
  { title: "Title", of: (review) => review.title || null, shrinks: true },
];

/** `creators find`, `creators show` and `creators reviews`. */
export function addCreators(program: Command, context: CommandContext): void {
  const creators = program.command("creators").description("People to hire");

  creators
    .command("find")
    .description("Search as agents do: by the tool server's find_creators")
    .argument("<query...>", "What is needed, in a few words")
    .option("--category <slug>", "One category")
    .option("--max <number>", "At most so many, 1 to 50", wholeNumber)
    .option("--min-trust <score>", "Trust score of at least, 0 to 100", wholeNumber)
    .action(async (query: string[], { category, max, minTrust }: FindFlags) => {
      const found = await callTool(context, "find_creators", {
        query: query.join(" "),
        ...(category === undefined ? {} : { category }),
        ...(max === undefined ? {} : { maxResults: max }),
        ...(minTrust === undefined ? {} : { minTrustScore: minTrust }),
      });
      const data = found.structuredContent as { creators: Card[] };
      context.answer(data, (_, look) =>
        data.creators.length === 0 ? "Nobody found. Try fewer or other words.\n" : table(CARDS, data.creators, look),
      );
    });

  creators
    .command("show")
    .description("Show a creator with what they offer")
    .argument("<handle>")
    .action(async (handle: string) => {
      const profile = await context.api().get("/v1/profiles/{handle}", { params: { path: { handle } } });
      context.answer(profile, profileText);
    });

  creators
    .command("reviews")
    .description("What buyers wrote, newest first")
    .argument("<handle>")
    .option("--product <product>", "Of one product alone, prod_…, with its own rating")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (handle: string, { product, ...others }: { product?: string; limit?: number; cursor?: string }) => {
      const query = { ...others, ...(product && { product_id: product }) };
      const path = "/v1/creators/{handle}/reviews";
      const page = await context.api().get(path, { params: { path: { handle }, query } });
      context.answer(page, reviewsText);
      nextPage(context, page.next_cursor);
    });
}

function profileText(profile: Profile, look: Look): string {
  const { rating, review_count: reviews, offers } = profile;
  const head = fields(
    [
      ["Handle", profile.handle],
      ["Name", profile.verified ? `${profile.display_name} (verified)` : profile.display_name],
      ["Does", profile.tagline],
      ["Where", profile.location],
      ["Trust", `${profile.trust_score} of 100, ${words(profile.level)}`],
      ["Rating", rating === null ? null : `${rating} of 5 by ${reviews}`],
      ["In", profile.categories.map((category) => category.name).join(", ")],
      ["Page", profile.profile_url],
    ],
    look,
  );
  const bio = profile.bio ? `\n${plainText(profile.bio).trim()}\n` : "";
  return `${head}${bio}${offers.length > 0 ? `\n${table(OFFERS, offers, look)}` : ""}`;
}

function reviewsText({ data, rating, review_count: count }: Reviews, look: Look): string {
  const total = rating === null ? "Nobody has rated this yet." : `${rating} of 5 by ${count}.`;
  return `${total}\n${data.length > 0 ? `\n${table(REVIEWS, data, look)}` : ""}`;
}

function priceOf(cents: number | null): string | null {
  return cents === null ? null : money(cents);
}
