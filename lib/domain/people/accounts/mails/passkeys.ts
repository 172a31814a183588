import type { Mail } from "@/lib/domain/platform/mail/message";

type About = { name: string; passkey: string };

const SETTINGS = { label: "Open your security settings", path: "/settings/security" };
const NOT_YOU = "If it was not you, remove it, set a new password, and look where you are signed in.";

/** There is one more way into the account. */
export function passkeyAdded({ name, passkey }: About): Mail {
  return {
    kind: "passkey_added",
    subject: "A passkey was added",
    paragraphs: [`Hello ${name}, the passkey “${passkey}” signs in to your account from now on.`, NOT_YOU],
    action: SETTINGS,
  };
}

/** One way less. */
export function passkeyRemoved({ name, passkey }: About): Mail {
  return {
    kind: "passkey_removed",
    subject: "A passkey was removed",
    paragraphs: [
      `Hello ${name}, the passkey “${passkey}” no longer signs in to your account.`,
      "If it was not you, set a new password, and look where you are signed in.",
    ],
    action: SETTINGS,
  };
}

/** A passkey's counter went back: it exists twice. */
export function passkeyCopied({ name, passkey }: About): Mail {
  return {
    kind: "passkey_copied",
    subject: "A passkey of yours may have been copied",
    paragraphs: [
      `Hello ${name}, somebody tried to sign in with your passkey “${passkey}”, which counted backwards: a sign that a copy of it is in use. They did not get in.`,
      "Remove it and add a new one.",
    ],
    action: SETTINGS,
  };
}
