import { formatMoney } from "@/lib/core/values/money";
import { Creators, Offerings, Posts } from "../answers";
import type { CallWish, PostWish, Wish } from "../reading/wishes";
import { type Kit, Obstacle, type Script } from "../script";
import { handleOf } from "./people";
import { headed, type Section } from "./section";

/** Makes the one call of a wish. */
export function* readOnce(kit: Kit, wish: Wish & CallWish): Script<Section> {
  const call = withStanding(kit, wish);
  if (call.tool === "get_marketplace_offerings") return yield* offerings(kit, wish, call);
  const handle = wish.whom && (yield* handleOf(kit, wish.whom));
  const answer = yield kit.call(call.tool, `${wish.said}.`, { ...(handle && { handle }), ...call.arguments });
  if (!answer.known) return { text: "", data: null };
  return { text: headed(wish.said, uncheckedOf(kit, wish), answer.text), data: answer.output };
}

/** What a wish asks for and no tool was asked, the agent's own rules included. */
export function uncheckedOf({ standing }: Kit, wish: Wish): string[] {
  return [...wish.unchecked, ...standing.unread.map((rule) => `the agent's instruction “${rule}”`)];
}

/** The wish with the limits of the agent's instructions, where it sets none itself. */
function withStanding(
  { standing }: Kit,
  { tool, arguments: given, keep }: CallWish,
): Pick<CallWish, "tool" | "arguments" | "keep"> {
  const { minTrustScore, maxResults, maxPriceCents } = standing;
  const limits = { ...(maxResults && { maxResults }), ...(minTrustScore !== undefined && { minTrustScore }) };
  if (tool === "find_creators" && maxPriceCents !== undefined) {
    const { minTrustScore: least = minTrustScore, ...rest } = given as { minTrustScore?: number };
    return {
      tool: "get_marketplace_offerings",
      arguments: { ...limitsOf({ maxResults }), maxPriceCents, ...rest },
      keep: { minTrustScore: least },
    };
  }
  if (tool === "find_creators" || tool === "search_posts") return { tool, arguments: { ...limits, ...given }, keep };
  if (tool === "get_marketplace_offerings") {
    const least = keep?.minTrustScore ?? minTrustScore;
    return {
      tool,
      arguments: { ...limitsOf({ maxResults, maxPriceCents }), ...given },
      keep: { minTrustScore: least },
    };
  }
  return { tool, arguments: given, keep };
}

function limitsOf(limits: Record<string, number | undefined>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(limits).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

type Asked = Pick<CallWish, "arguments" | "keep">;

/** What is on sale; where the agent may only look for people, those whose lowest price is within the limit. */
function* offerings(kit: Kit, wish: Wish & CallWish, { arguments: given, keep }: Asked): Script<Section> {
  const least = keep?.minTrustScore;
  const unchecked = uncheckedOf(kit, wish);
  if (!kit.may("get_marketplace_offerings") && kit.may("find_creators"))
    return yield* pricedPeople(kit, wish, { arguments: given, keep });
  const answer = yield kit.call("get_marketplace_offerings", `${wish.said}.`, given);
  if (!answer.known) return { text: "", data: null };
  if (least === undefined) return { text: headed(wish.said, unchecked, answer.text), data: answer.output };
  const all = Offerings.parse(answer.output).offerings;
  const ids = new Set(all.filter((one) => one.creator.trust_score >= least).map((one) => one.product_id));
  const kept = (answer.output as { offerings: { product_id: string; name: string }[] }).offerings.filter((one) =>
    ids.has(one.product_id),
  );
  const summary = `${kept.length} of ${all.length} are of creators with a trust score of at least ${least}${kept.length > 0 ? `: ${kept.map(({ name }) => name).join(", ")}` : ""}.`;
  return { text: headed(wish.said, unchecked, `${summary}\n\n${answer.text}`), data: { offerings: kept } };
}

function* pricedPeople(kit: Kit, wish: Wish & CallWish, { arguments: given, keep }: Asked): Script<Section> {
  const { maxPriceCents, ...rest } = given as { maxPriceCents?: number };
  const least = keep?.minTrustScore;
  const answer = yield kit.call("find_creators", `${wish.said}.`, {
    ...rest,
    ...(least !== undefined && { minTrustScore: least }),
  });
  if (!answer.known) return { text: "", data: null };
  const all = Creators.parse(answer.output).creators;
  if (maxPriceCents === undefined)
    return { text: headed(wish.said, uncheckedOf(kit, wish), answer.text), data: answer.output };
  const handles = new Set(
    all.filter(({ from_price_cents: price }) => price !== null && price <= maxPriceCents).map(({ handle }) => handle),
  );
  const kept = (answer.output as { creators: { handle: string }[] }).creators.filter(({ handle }) =>
    handles.has(handle),
  );
  const prices = all.flatMap(({ from_price_cents: price }) => (price === null ? [] : [price]));
  const nearest = prices.length > 0 ? ` The lowest starting price is ${formatMoney(Math.min(...prices))}.` : "";
  const summary =
    kept.length > 0
      ? `${kept.length} of ${all.length} creators start at ${formatMoney(maxPriceCents)} or less: ${kept.map(({ handle }) => `@${handle}`).join(", ")}.`
      : `Of ${all.length} creators none starts at ${formatMoney(maxPriceCents)} or less.${nearest}`;
  return { text: headed(wish.said, uncheckedOf(kit, wish), `${summary}\n\n${answer.text}`), data: { creators: kept } };
}

/** Reads the post whose title was named. Throws `Obstacle` where its author has none of that title. */
export function* readPost(kit: Kit, wish: Wish & PostWish): Script<Section> {
  const handle = yield* handleOf(kit, wish.whom);
  const found = yield kit.call("search_posts", `To find the post “${wish.title}”.`, {
    topic: wish.title.slice(0, 200),
    maxResults: 20,
  });
  const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
  const slug = found.known
    ? Posts.parse(found.output).posts.find(
        (post) => post.creator.handle === handle && plain(post.title) === plain(wish.title),
      )?.slug
    : found.at("posts.0.slug");
  if (!slug) throw new Obstacle(`@${handle} has no public post called “${wish.title}”.`);
  const post = yield kit.call("get_post", `${wish.said}.`, { handle, slug });
  if (!post.known) return { text: "", data: null };
  return { text: headed(wish.said, uncheckedOf(kit, wish), post.text), data: post.output };
}
