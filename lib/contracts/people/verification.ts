import { z } from "zod";
import { MAX_PROOFS } from "../agents/form-limits";
import { idOf } from "../values/ids";
import { text } from "../values/text";
import { Reason } from "./operators";

/** What a creator sends to be verified: the name in the documents, and the documents. */
export const AskVerification = z.strictObject({
  legal_name: text(120, { min: 2, trim: true, short: "write the name that stands in the document" }),
  note: text(1_000, { trim: true }).default(""),
  // a form with one file sends no list
  file_ids: z.preprocess(
    (sent) => (sent === undefined ? [] : [sent].flat()),
    z
      .array(idOf("file"))
      .min(1, "add a document that shows who you are")
      .max(MAX_PROOFS, `add at most ${MAX_PROOFS} files`),
  ),
});

export type AskVerification = z.output<typeof AskVerification>;

/** A request that its creator takes back. */
export const WithdrawVerification = z.strictObject({ id: idOf("vrf") });

export const DecideVerification = z.strictObject({
  id: idOf("vrf"),
  decision: z.enum(["verify", "decline"]),
  reason: Reason,
});

export type DecideVerification = z.output<typeof DecideVerification>;

/** How it stands with a creator's verification, as they read it. */
export type VerificationView = {
  verified: boolean;
  /** The latest request; null before the first. */
  request: {
    id: string;
    status: "OPEN" | "VERIFIED" | "DECLINED" | "WITHDRAWN";
    reason: string | null;
    created_at: string;
    decided_at: string | null;
  } | null;
};
