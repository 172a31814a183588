import { Offerings, Posts } from "../answers";
import { chooseOffer } from "../choose-offer";
import { type Kit, Obstacle, type Script } from "../script";

/** Searches what is on sale, and opens a checkout of the best where the intent asks for it. */
export function* offerings(kit: Kit): Script {
  const found = yield kit.call("get_marketplace_offerings", "You asked what is on sale, not for a person.");
  if (!kit.goals.hire) return { text: found.text, data: found.output };
  const all = Offerings.parse(found.output).offerings;
  const choice = chooseOffer(all, kit.slots);
  const seller = all.find(({ product_id }) => product_id === choice?.productId)?.creator.handle;
  if (!choice || !seller) throw new Obstacle("Nothing on sale fits. No checkout was opened.");
  const ordered = yield kit.call("create_order", "You asked to order: this opens the checkout that a person pays.", {
    handle: seller,
    productId: choice.productId,
    tierId: choice.tierId,
  });
  return { text: ordered.text, data: ordered.output };
}

/** Searches posts, and reads the one that was named or fits best where the intent asks for it. */
export function* posts(kit: Kit): Script {
  const { slug, handle } = kit.slots;
  if (slug && handle) {
    const post = yield kit.call("get_post", "The post that was named.");
    return { text: post.text, data: post.output };
  }
  const found = yield kit.call("search_posts", "You asked for what creators have written.");
  const [first] = Posts.parse(found.output).posts;
  if (!first || !kit.goals.readPost || !kit.may("get_post")) return { text: found.text, data: found.output };
  const post = yield kit.call("get_post", "To read the best match whole.", {
    handle: first.creator.handle,
    slug: first.slug,
  });
  return { text: post.text, data: post.output };
}

/** Puts a brief into the pipeline of the creators who fit. */
export function* brief(kit: Kit): Script {
  const words =
    kit.slots.brief ??
    kit.intent.text
      .split(/\bbrief\b\s*:?\s*/i)
      .at(-1)
      ?.trim();
  const sent = yield kit.call("submit_intent_brief", "You asked to submit a brief.", { brief: words });
  return { text: sent.text, data: sent.output };
}

/** How the marketplace works. */
export function* policies(kit: Kit): Script {
  const rules = yield kit.call("get_marketplace_policies", "You asked for the rules of trade.");
  return { text: rules.text, data: rules.output };
}

/** How an order stands. */
export function* orderStatus(kit: Kit): Script {
  const status = yield kit.call("get_order_status", "The order that was named.");
  return { text: status.text, data: status.output };
}
