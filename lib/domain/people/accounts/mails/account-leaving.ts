import type { Mail } from "@/lib/domain/platform/mail/message";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** Whose account it is, and whether it has a page, and subscriptions that end. */
type Leaver = { name: string; page: boolean; subscriptions: boolean };

/** The deletion is planned: until when it can be taken back, and how. */
export function accountLeaving({ name, dueAt, page, subscriptions }: Leaver & { dueAt: Date }): Mail {
  const now = page
    ? ` Your page is hidden${subscriptions ? ", and your subscriptions end now" : ""}.`
    : subscriptions
      ? " Your subscriptions end now."
      : "";
  return {
    kind: "account_leaving",
    subject: "Your account will be deleted",
    paragraphs: [
      `Hello ${name}, your account will be deleted on ${DAY.format(dueAt)} (UTC), as you asked.${now}`,
      "Until then you can sign in and keep it. If you did not ask for this, sign in, keep it, and set a new password.",
    ],
    action: { label: "Keep my account", path: "/settings/account" },
  };
}

/** It was taken back. */
export function accountKept({ name, page, subscriptions }: Leaver): Mail {
  const again = [
    ...(page ? ["Your page is there again."] : []),
    ...(subscriptions ? ["Subscriptions that ended have to be started again."] : []),
  ];
  return {
    kind: "account_kept",
    subject: "Your account stays",
    paragraphs: [[`Hello ${name}, your account is not deleted.`, ...again].join(" ")],
    action: { label: "Open your settings", path: "/settings/account" },
  };
}
