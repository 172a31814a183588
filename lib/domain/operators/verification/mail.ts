import type { Mail } from "@/lib/domain/platform/mail/message";

/** To a creator: what an operator made of their request, and why. */
export function verificationDecided(verified: boolean, reason: string): Mail {
  return {
    kind: "verification_decided",
    subject: verified ? "You are verified" : "You could not be verified",
    paragraphs: [
      `An operator looked at your documents: ${reason}`,
      verified
        ? "The mark is next to your name, and counts in your trust score. Your documents are deleted within the hour."
        : "Your documents are deleted within the hour. You can ask again, with others.",
    ],
    action: { label: "Your profile's settings", path: "/settings" },
  };
}
