import { longDay } from "@/lib/core/values/formats";
import type { Mail } from "@/lib/domain/platform/mail/message";

/** Asks a new account's owner to prove the address. It may be a stranger's, who gets no words of the account's own: a name holds a link, too. */
export function emailVerification({ openedAt, token }: { openedAt: Date; token: string }): Mail {
  return {
    kind: "email_verification",
    subject: "Confirm your email address",
    paragraphs: [
      `Hello, an account was opened at Guildhall under this address on ${longDay.format(openedAt)}.`,
      "If it is yours, confirm the address: then the orders that were paid with it are in that account. The link works for three days, where you are signed in, or with the account's password.",
      "If you did not open it, confirm nothing: the account has none of your orders. To end all ways into it and have it for yourself, set a new password under “Forgotten your password?” on the sign-in page.",
    ],
    action: { label: "Confirm the address", path: `/verify-email?token=${token}` },
  };
}
