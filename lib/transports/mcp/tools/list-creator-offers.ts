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
    "Lists what one creator sells: prices, packages, add-ons, delivery times, and the productId, tierId and addonIds that " +
    "create_order takes. Shorter than get_creator: for when the creator is chosen.",
  input: z.strictObject({ handle: HandleArgument }),
  output: Profile.pick({ handle: true, display_name: true, currency: true, profile_url: true, offers: true }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  about: ({ handle }) => ({ creator: handle.toLowerCase() }),
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
