import type { Mail } from "@/lib/domain/platform/mail/message";

type About = { name: string; provider: string; label: string };

const SETTINGS = { label: "Open your security settings", path: "/settings/security" };

/** There is one more way into the account. */
export function identityLinked({ name, provider, label }: About): Mail {
  return {
    kind: "identity_linked",
    subject: `${provider} signs in to your account now`,
    paragraphs: [
      `Hello ${name}, the ${provider} account “${label}” signs in to your account from now on.`,
      "If it was not you, unlink it, set a new password, and look where you are signed in.",
    ],
    action: SETTINGS,
  };
}

/** One way less. */
export function identityUnlinked({ name, provider, label }: About): Mail {
  return {
    kind: "identity_unlinked",
    subject: `${provider} no longer signs in to your account`,
    paragraphs: [
      `Hello ${name}, the ${provider} account “${label}” no longer signs in to your account.`,
      "If it was not you, set a new password, and look where you are signed in.",
    ],
    action: SETTINGS,
  };
}
