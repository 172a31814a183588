import type { Mail } from "@/lib/domain/platform/mail/message";

/** Carries the link that sets a new password. */
export function passwordReset({ name, token }: { name: string; token: string }): Mail {
  return {
    kind: "password_reset",
    subject: "Set a new password",
    paragraphs: [
      `Hello ${name}, somebody asked for a new password for your account.`,
      "The link works once, for an hour. Using it signs you out everywhere else.",
      "If it was not you, ignore this email: your password stays as it is.",
    ],
    action: { label: "Set a new password", path: `/reset-password?token=${token}` },
  };
}
