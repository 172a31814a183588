import { z } from "zod";
import { idOf } from "@/lib/contracts/values/ids";
import { HandleArgument } from "../protocol/handle";
import { CreatorBundle, readCreatorBundle } from "../text/creator-bundle";
import { creatorText } from "../text/creator-text";
import { linkTo, pictureLinks } from "../text/picture-links";
import { tool } from "../tool";

export const getCreator = tool({
  name: "get_creator",
  title: "Read a creator",
  access: "anonymous",
  perMinute: 120,
  description:
    "Reads one creator whole: bio, trust score with its parts, reviews, verified earnings, and every offer with the " +
    "productId, tierId and addonIds that create_order takes. Call it before you recommend someone.",
  input: z.strictObject({
    handle: HandleArgument,
    productId: idOf("prod").optional().describe("Reviews of this offer of theirs alone, with its own rating."),
  }),
  output: CreatorBundle,
  annotations: { readOnlyHint: true, openWorldHint: false },
  about: ({ handle }) => ({ creator: handle.toLowerCase() }),
  run: (ctx, { handle, productId }) => readCreatorBundle(ctx, handle, productId),
  text: creatorText,
  links: ({ display_name, avatar_url, avatar_alt, portfolio, offers }) => [
    // a picture elsewhere is not ours to send anyone to
    ...(avatar_url?.endsWith(".webp") ? [linkTo(avatar_url, display_name, avatar_alt)] : []),
    ...pictureLinks([
      ...portfolio.map(({ title, media: [picture] }) => ({ of: title, picture })),
      ...offers.map(({ name, images: [picture] }) => ({ of: name, picture })),
    ]),
  ],
});
