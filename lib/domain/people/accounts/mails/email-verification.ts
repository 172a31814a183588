import type { Mail } from "@/lib/domain/platform/mail/message";

/** Asks a new account's owner to prove the address. */
export function emailVerification({ name, token }: { name: string; token: string }): Mail {
  return {
    kind: "email_verification",
    subject: "Confirm your email address",
    paragraphs: [
      `Hello ${name}, welcome to Guildhall.`,
      "Confirm that this is your address: then the orders that were paid with it are yours to open. The link works for three days.",
      "If you did not open an account, ignore this email.",
    ],
    action: { label: "Confirm the address", path: `/verify-email?token=${token}` },
  };
}
