/** Why no program does what an action does. */
export const WHY = {
  reading: "It only reads a page further, or shows what was typed: the operations of the same lists answer it.",
  entrance: "A person's way into an account, by a password or a link in their mailbox.",
  account:
    "The person's own account: their name, mailbox, password, devices, and leaving. A stolen key must not reach it.",
  credentials: "Keys, apps and what they may do and spend are given by a person who has just proved who they are.",
  consent: "The person's own yes or no to what programs do.",
  paying: "Paid, chosen or set up by the person on the processor's page, in their browser.",
  discovery: "Whether agents may find somebody at all is that person's own choice, before any program's.",
  link: "For anyone who came by a link in a mail and has no account.",
  bell: "What one person is shown on the site. Programs hear of the same things by events, each in its own mode.",
  operators: "Of those who operate the service, with a second factor; `npm run admin` for their scripts.",
  review: "A review is published by the person: `draftReview` puts it before them.",
  membership: "A person's own subscription: joined and paid in the browser, and left there.",
} as const;

/** The operations that do what an action does, or why there is none. */
export type Answer = string | { none: keyof typeof WHY };

export const none = (why: keyof typeof WHY): Answer => ({ none: why });
