import type { Mail } from "@/lib/domain/platform/mail/message";

/** To the owner of an account that an operator took off the service. */
export function accountSuspended(reason: string): Mail {
  return {
    kind: "account_suspended",
    subject: "Your Guildhall account is suspended",
    paragraphs: [
      `An operator looked at your account and suspended it: ${reason}`,
      "Nobody else can see your page, products or posts, your keys and apps do not work, your members are charged no more, and you cannot write to people you have no order with. You can still sign in, finish the orders that are under way and take your data with you.",
      "If you think that this is a mistake, write to us at the address of the page below: somebody who did not decide it reads it.",
    ],
    action: { label: "Write to us", path: "/contact" },
  };
}

/** To the same, when it is back. */
export function accountRestored(reason: string): Mail {
  return {
    kind: "account_restored",
    subject: "Your Guildhall account is back",
    paragraphs: [
      `The suspension of your account is lifted: ${reason}`,
      "Your page, products and posts are there again for everybody, as you left them, and your keys and apps work. Memberships that were charged end with the period that is paid, unless their members stay: each was told of it.",
    ],
  };
}
