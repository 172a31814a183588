import { z } from "zod";
import { Intro } from "@/lib/contracts/contact/intros";
import { text } from "@/lib/contracts/values/text";
import { requestIntro } from "@/lib/domain/contact/intros/request";
import { code } from "../markdown";
import { HandleArgument } from "../protocol/handle";
import { tool } from "../tool";

const NOTE_LENGTH = 1_000;

export const requestIntroTool = tool({
  name: "request_intro",
  title: "Request an introduction",
  access: "anonymous",
  perMinute: 5,
  description:
    "Asks a founder or creator for an introduction. They decide whether to answer; get_messages reads the answer by the " +
    "reply_handle. Ask your own person before you write in their name.",
  input: z.strictObject({
    handle: HandleArgument,
    note: text(NOTE_LENGTH, { min: 1, trim: true }).describe("Who asks, and why, at most 1,000 characters."),
    callbackUrl: z
      .string()
      .min(1)
      .max(2_048)
      .optional()
      .describe("Public URL that gets the answer too; no email address."),
  }),
  output: Intro.extend({ handle: z.string() }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  run: async (ctx, { handle, note, callbackUrl }) => {
    const intro = await requestIntro(ctx, { handle, note, callback_url: callbackUrl });
    return { ...intro, handle: handle.toLowerCase() };
  },
  text: ({ id, handle, reply_handle }, { callbackUrl }) => `# Introduction requested

The request ${code(id)} is in the inbox of ${code(handle)}. They decide whether to answer${
    callbackUrl ? "; the answer goes to the callback URL too" : ""
  }.

Next: keep the reply handle ${code(reply_handle)}. Call \`get_messages\` with it as \`replyHandle\` to read the answer, not more
often than once an hour; once there is one, \`send_message\` writes back.`,
});
