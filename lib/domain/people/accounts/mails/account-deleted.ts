import type { Mail } from "@/lib/domain/platform/mail/message";

/** To the address of an account that was deleted. */
export function accountDeleted(): Mail {
  return {
    kind: "account_deleted",
    subject: "Your Guildhall account was deleted",
    paragraphs: [
      "Your account, what you published and your keys and apps are gone. Your subscriptions end now, and nothing more is charged.",
      "Records of orders and payments stay as long as the law asks for them. This is the last mail to you about your account.",
    ],
  };
}
