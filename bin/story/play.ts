import type { Page } from "playwright";
import { formatMoney } from "@/lib/core/values/money";
import { connectAgent, type OpenedOrder } from "./agent";
import { payInBrowser, reviewInBrowser } from "./buyer";
import { type Received, startReceiver } from "./receiver";
import { restClient } from "./rest";

export type StoryOptions = {
  url: string;
  /** A key of the creator with posts:read, posts:write and webhooks:write. */
  key: string;
  page: Page;
  creator: { query: string; handle: string };
  headers?: Record<string, string>;
  narrate?: (line: string) => void;
};

export type StoryResult = {
  order: OpenedOrder;
  paid: Received;
  reviewed: Received;
  posted: Received;
  review: { title: string; body: string; rating: number };
  listed: { data: { id: string; title: string; body: string; rating: number; buyer_name: string }[] };
};

/**
 * The product's main job, on real parts: an agent finds a creator and opens a checkout, a person pays and reviews, an integrator
 * hears of it, the creator publishes a post.
 */
export async function playStory(options: StoryOptions): Promise<StoryResult> {
  const { url, page, headers = {} } = options;
  const say = options.narrate ?? (() => {});
  const rest = restClient(url, options.key, headers);
  const receiver = await startReceiver();
  const agent = await connectAgent(url, headers);
  try {
    const endpoint = await rest.post<{ id: string; secret: string }>("/v1/webhooks/endpoints", {
      url: receiver.url,
      description: "The story's receiver",
      event_types: ["order.paid", "review.created", "post.created"],
    });
    receiver.setSecret(endpoint.secret);
    say(`An integrator listens at ${receiver.url} (${endpoint.id}); the signing secret was shown once.`);

    const found = await agent.findCreators(options.creator.query);
    const hit = found.creators.find((c) => c.handle === options.creator.handle);
    if (!hit) throw new Error(`find_creators(${options.creator.query}) did not find ${options.creator.handle}`);
    say(
      `An agent asks find_creators for "${options.creator.query}" and gets ${found.creators.length}: among them ${hit.handle}, trust ${hit.trust_score}.`,
    );

    const creator = await agent.getCreator(hit.handle);
    const offer = creator.offers.find((o) => o.packages.length > 1 && o.addons.length > 0);
    const [, choice] = offer?.packages ?? [];
    const [addon] = offer?.addons ?? [];
    if (!offer || !choice || !addon) throw new Error(`${creator.handle} offers no packages with add-ons`);
    say(`It reads ${creator.display_name}'s profile and chooses ${offer.name}: ${choice.name}, with ${addon.name}.`);

    const order = await agent.createOrder({
      handle: creator.handle,
      productId: offer.product_id,
      tierId: choice.tier_id,
      addonIds: [addon.addon_id],
    });
    if (order.amount_cents !== choice.price_cents + addon.price_cents)
      throw new Error("the amount is not the sum of the stored prices");
    say(
      `create_order answers ${order.order_id}: ${formatMoney(order.amount_cents)}, and a URL for a person to open. No card ever reached the agent.`,
    );

    await payInBrowser(page, order.checkout_url, { email: "robin@example.com", name: "Robin Ashby" });
    say("A person opens it in a browser and pays with a test card; the browser lands on the thank-you page.");
    const paid = await receiver.next("order.paid", (e) => e.data.id === order.order_id);
    say(
      `The processor's signed webhook made the order PAID; the integrator got order.paid, signature ${paid.verified ? "verified" : "WRONG"}.`,
    );

    const review = {
      rating: 5,
      title: "From a sentence to a signed brief",
      body: `Our agent ordered, I paid, and the plan for ${order.order_id} came the same day.`,
    };
    await reviewInBrowser(page, { ...review, stars: review.rating });
    const reviewed = await receiver.next("review.created", (e) => e.data.order_id === order.order_id);
    const listed = await rest.get<StoryResult["listed"]>(`/v1/creators/${creator.handle}/reviews?limit=5`);
    say(
      `The review form was ready; the review is public in GET /v1/creators/${creator.handle}/reviews, and review.created arrived.`,
    );

    const post = await rest.post<{ id: string; slug: string }>("/v1/posts", {
      title: `What an agent's order looks like from my desk (${order.order_id.slice(-4)})`,
      body: "A brief, a budget and a date. **No call needed.**",
      tags: ["agents"],
    });
    const posted = await receiver.next("post.created", (e) => e.data.id === post.id);
    say(`The creator publishes a post over REST with an API key; post.created arrived: ${post.slug}.`);
    return { order, paid, reviewed, posted, review, listed };
  } finally {
    await agent.close();
    await receiver.close();
  }
}
