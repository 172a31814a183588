import type { Mail } from "@/lib/domain/platform/mail/message";

/** Asks a new account's owner to prove the address. It may be a stranger's, who gets no words of the account's own: a name holds a link, too. */
export function emailVerification({ token }: { token: string }): Mail {
  return {
    kind: "email_verification",
    subject: "Confirm your email address",
    paragraphs: [
      "Hello, welcome to Guildhall.",
      "Confirm that this is your address: then the orders that were paid with it are yours to open. The link works for three days.",
      "If you did not open an account, ignore this email.",
    ],
    action: { label: "Confirm the address", path: `/verify-email?token=${token}` },
  };
}
