import type { Mail } from "@/lib/domain/platform/mail/message";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** The deletion is planned: until when it can be taken back, and how. */
export function accountLeaving({ name, dueAt }: { name: string; dueAt: Date }): Mail {
  return {
    kind: "account_leaving",
    subject: "Your account will be deleted",
    paragraphs: [
      `Hello ${name}, your account will be deleted on ${DAY.format(dueAt)} (UTC), as you asked. Your page is hidden, and your subscriptions end now.`,
      "Until then you can sign in and keep it. If you did not ask for this, sign in, keep it, and set a new password.",
    ],
    action: { label: "Keep my account", path: "/settings/account" },
  };
}

/** It was taken back. */
export function accountKept({ name }: { name: string }): Mail {
  return {
    kind: "account_kept",
    subject: "Your account stays",
    paragraphs: [
      `Hello ${name}, your account is not deleted. Your page is there again; subscriptions that ended have to be started again.`,
    ],
    action: { label: "Open your settings", path: "/settings/account" },
  };
}
