import type { Mail } from "@/lib/domain/platform/mail/message";

type Change = { newEmail: string; token: string };

const path = (token: string) => `/change-email?token=${token}`;

/** To the address that the account has: asks whether it may be another one. */
export function emailChangeAsked({ name, newEmail, token }: Change & { name: string }): Mail {
  return {
    kind: "email_change_asked",
    subject: "Confirm the change of your email address",
    paragraphs: [
      `Hello ${name}, somebody who is signed in to your account wants its address to be ${newEmail}.`,
      "It changes once you confirm it here, and anyone who reads the new address there. The link works once, for a day.",
      "If it was not you, do not confirm. Nothing changes then; set a new password, because somebody else is signed in.",
    ],
    action: { label: "Look at the change", path: path(token) },
  };
}

/** To the address that the account is to have. It may be a stranger's, who gets no words of the account's own: a name holds a link, too. */
export function emailChangeProof({ newEmail, token }: Change): Mail {
  return {
    kind: "email_change_proof",
    subject: "Confirm your new email address",
    paragraphs: [
      `Hello, an account at Guildhall is to have ${newEmail} as its address. If the account is yours, confirm it.`,
      "The link works once, for a day, where you are signed in, or with the account's password. If you know nothing of this, confirm nothing: nothing changes then.",
    ],
    action: { label: "Look at the change", path: path(token) },
  };
}

/** To both addresses, when it is done. */
export function emailChanged({ name, newEmail }: { name: string; newEmail: string }): Mail {
  return {
    kind: "email_changed",
    subject: "The email address of your account was changed",
    paragraphs: [
      `Hello ${name}, you sign in with ${newEmail} from now on, and our mails go there. Your orders came with you.`,
      "If it was not you, answer this email or write to us: we can tell who changed it, and when.",
    ],
    action: { label: "Open your settings", path: "/settings/account" },
  };
}
