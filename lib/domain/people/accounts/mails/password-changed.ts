import type { Mail } from "@/lib/domain/platform/mail/message";

/** Tells that the password is another one. */
export function passwordChanged({ name }: { name: string }): Mail {
  return {
    kind: "password_changed",
    subject: "Your password was changed",
    paragraphs: [
      `Hello ${name}, the password of your account was changed just now. Every other browser was signed out.`,
      "If it was not you, set a new password at once: that signs out anyone who did it.",
    ],
    action: { label: "Set a new password", path: "/forgot-password" },
  };
}
