import { z } from "zod";
import { dollars } from "../trade/dollars";
import { idOf } from "../values/ids";
import { text } from "../values/text";

/** Why an operator does something: who it concerns reads it, so it says something. */
export const Reason = text(1_000, { min: 5, trim: true, short: "say why, in a sentence" });

export const DecideCase = z.strictObject({
  id: idOf("case"),
  decision: z.enum(["dismiss", "hide", "suspend"]),
  note: Reason,
});

/** That what a case hid may be shown again. */
export const UndoCase = z.strictObject({ id: idOf("case"), reason: Reason });

const Decided = { order_id: idOf("ord"), reason: Reason };

/** A part that goes back has an amount: to leave it out must not come to mean all of it. */
export const DecideDispute = z.discriminatedUnion("outcome", [
  z.strictObject({ ...Decided, outcome: z.literal("refund_part"), amount_cents: dollars(1) }),
  z.strictObject({ ...Decided, outcome: z.enum(["refund_all", "complete"]) }),
]);

export const ChangeStanding = z.strictObject({
  user_id: idOf("usr"),
  change: z.enum(["suspend", "restore", "freeze", "unfreeze", "verify", "unverify"]),
  reason: Reason,
});

/** An account that an operator wants to see as its owner does. */
export const ViewAs = z.strictObject({ user_id: idOf("usr"), reason: Reason });

export const TryAgain = z.strictObject({
  kind: z.enum(["refund", "mail", "payout", "lead"]),
  id: z.string().max(40),
  of: z.string().max(40),
});

/** A word, or several, that nobody is to write to people they do not know (`refuse`), or that operators want to see (`flag`). */
export const BanWord = z.strictObject({
  word: z
    .string()
    .trim()
    .min(2, "write at least two letters")
    .max(60)
    .regex(/[\p{L}\p{N}]/u, "write at least one letter or digit"),
  effect: z.enum(["refuse", "flag"], "choose refuse or flag"),
});

/** A word of the list. */
export const UnbanWord = z.strictObject({ id: z.string().min(1).max(60) });
