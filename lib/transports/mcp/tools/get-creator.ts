import { z } from "zod";
import { HandleArgument } from "../protocol/handle";
import { CreatorBundle, readCreatorBundle } from "../text/creator-bundle";
import { creatorText } from "../text/creator-text";
import { tool } from "../tool";

export const getCreator = tool({
  name: "get_creator",
  title: "Read a creator",
  access: "anonymous",
  perMinute: 120,
  description:
    "Answers one creator's full public profile: bio, verification, trust score with its components, plan tier, " +
    "level, every offer with the productId, tierId and addonIds that create_order takes, the latest reviews by " +
    "verified buyers, and what they have verifiably earned. Call it before you recommend someone.",
  input: z.strictObject({ handle: HandleArgument }),
  output: CreatorBundle,
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: (ctx, { handle }) => readCreatorBundle(ctx, handle),
  text: creatorText,
});
