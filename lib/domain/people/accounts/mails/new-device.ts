import type { Mail } from "@/lib/domain/platform/mail/message";

type SignInSeen = { name: string; device: string; network: string | null };

/** Somebody signed in where the account has never been signed in to. */
export function signedInAnew({ name, device, network }: SignInSeen): Mail {
  return {
    kind: "signed_in_anew",
    subject: `Your account was signed in to with ${device}`,
    paragraphs: [
      `Hello ${name}, somebody signed in to your account with ${device}${network ? `, from the network ${network}` : ""}. That browser was not known to it.`,
      "If it was you, there is nothing to do. If it was not, sign it out, and set a new password.",
    ],
    action: { label: "See where you are signed in", path: "/settings/security" },
  };
}
