import { z } from "zod";
import { Profile } from "@/lib/contracts/network/profiles";
import { getDiscoverableProfile } from "@/lib/domain/people/profiles/read";
import { code, inline } from "../markdown";
import { HandleArgument } from "../protocol/handle";
import { offerText, orderHint } from "../text/offer-text";
import { pictureLinks } from "../text/picture-links";
import { tool } from "../tool";

export const listCreatorOffers = tool({
  name: "list_creator_offers",
  title: "List a creator's offers",
  access: "anonymous",
  perMinute: 120,
  description:
    "Answers what one creator sells, with prices in dollars, packages, add-ons and delivery times, and every id that " +
    "create_order takes: productId, tierId, addonIds. Shorter than get_creator: use it when the creator is already " +
    "chosen.",
  input: z.strictObject({ handle: HandleArgument }),
  output: Profile.pick({ handle: true, display_name: true, currency: true, profile_url: true, offers: true }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: (ctx, { handle }) => getDiscoverableProfile(ctx, handle),
  text: ({
    handle,
    display_name,
    profile_url,
    offers,
  }) => `# Offers of ${inline(display_name, 80)} (handle ${code(handle)})

${[...offers.map((offer) => offerText(offer, "##")), orderHint(handle, offers)].join("\n\n")}

Profile: ${profile_url}`,
  links: ({ offers }) => pictureLinks(offers.map(({ name, images: [picture] }) => ({ of: name, picture }))),
});
