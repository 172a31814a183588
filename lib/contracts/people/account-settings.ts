import { z } from "zod";
import { Email, text } from "../values/text";
import { Password, SignUp } from "./accounts";

/** The person's own name, as in mails and in conversations as a buyer. */
export const RenameAccount = z.strictObject({ name: SignUp.shape.name });

/** How an account is named on receipts of what it buys and sells, as far as it wants. */
export const ReceiptDetails = z.strictObject({
  legal_name: text(120, { trim: true }).default(""),
  address: text(300, { trim: true }).default(""),
  tax_id: text(40, { trim: true }).default(""),
});

export type ReceiptDetails = z.output<typeof ReceiptDetails>;

/** A new password, by somebody who knows the present one. */
export const ChangePassword = z.strictObject({
  current: text(200, { min: 1, short: "enter your current password" }),
  password: Password,
});

/** The address that the account is to have. */
export const ChangeEmail = z.strictObject({ email: Email });

/** One signed-in browser of the list. */
export const EndSession = z.strictObject({ id: z.string().regex(/^[\w-]{22}$/, "is not a session of the list") });

/** Six digits of an authenticator, or a recovery code. */
const Code = text(40, { min: 1, trim: true, short: "enter the code" });

/** How a person who is signed in proves that it is still them. */
export const ProveIdentity = z.union([
  z.strictObject({ password: text(200, { min: 1, short: "enter your password" }) }),
  z.strictObject({ code: Code }),
]);

/** The first code of an authenticator that is set up, or the second step of signing in. */
export const EnterCode = z.strictObject({ code: Code });

/** The second step of signing in. */
export type SecondStepView = {
  /** Null while it is off. */
  since: string | null;
  recovery_codes_left: number;
};

/** A signed-in browser. `id` tells sessions apart, and opens none. */
export type SessionView = {
  id: string;
  /** In plain words, as in "Firefox on Windows". */
  device: string;
  /** The network that it was opened from, without the last part; null where nobody trustworthy said it. */
  network: string | null;
  signed_in_at: string;
  /** To a few minutes. */
  last_seen_at: string;
  /** The one that asks. */
  current: boolean;
};

/** A change of address that waits for a mailbox. */
export type EmailChangeView = {
  new_email: string;
  waits_for: ("old" | "new")[];
  expires_at: string;
};
