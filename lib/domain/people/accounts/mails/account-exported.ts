import type { Mail } from "@/lib/domain/platform/mail/message";

/** Somebody took a copy of everything. */
export function accountExported({ name }: { name: string }): Mail {
  return {
    kind: "account_exported",
    subject: "A copy of your data was made",
    paragraphs: [
      `Hello ${name}, somebody who is signed in to your account downloaded a copy of everything that we keep of it.`,
      "If it was not you, set a new password at once, and look where you are signed in.",
    ],
    action: { label: "Open your security settings", path: "/settings/security" },
  };
}
