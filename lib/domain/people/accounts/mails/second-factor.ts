import type { Mail } from "@/lib/domain/platform/mail/message";

type To = { name: string };

const SETTINGS = { label: "Open your security settings", path: "/settings/security" };
const NOT_YOU = "If it was not you, set a new password at once, and look where you are signed in.";

/** Two-step sign-in is on. */
export function secondStepOn({ name }: To): Mail {
  return {
    kind: "second_step_on",
    subject: "Two-step sign-in is on",
    paragraphs: [
      `Hello ${name}, from now on signing in asks for a code of your authenticator app after the password.`,
      "Keep your recovery codes where you find them without your phone: each lets you in once.",
      NOT_YOU,
    ],
    action: SETTINGS,
  };
}

/** Two-step sign-in is off. */
export function secondStepOff({ name }: To): Mail {
  return {
    kind: "second_step_off",
    subject: "Two-step sign-in is off",
    paragraphs: [
      `Hello ${name}, signing in asks for your password alone from now on. Your recovery codes are worthless.`,
      NOT_YOU,
    ],
    action: SETTINGS,
  };
}

/** There are other recovery codes. */
export function recoveryCodesMade({ name }: To): Mail {
  return {
    kind: "recovery_codes_made",
    subject: "You have new recovery codes",
    paragraphs: [`Hello ${name}, ten new recovery codes were made. Those that you had are worthless.`, NOT_YOU],
    action: SETTINGS,
  };
}

/** Somebody came in with a recovery code. */
export function recoveryCodeUsed({ name, left }: To & { left: number }): Mail {
  return {
    kind: "recovery_code_used",
    subject: "A recovery code was used",
    paragraphs: [
      `Hello ${name}, somebody proved to be you with a recovery code. You have ${left} left${left < 3 ? ": make new ones soon" : ""}.`,
      NOT_YOU,
    ],
    action: SETTINGS,
  };
}

/** Somebody who knows the password guesses codes. */
export function wrongCodes({ name }: To): Mail {
  return {
    kind: "second_step_guessed",
    subject: "Somebody may know your password",
    paragraphs: [
      `Hello ${name}, somebody entered your password and then several wrong codes. They did not get in.`,
      "If it was not you, set a new password: then they are back at the beginning.",
    ],
    action: { label: "Set a new password", path: "/forgot-password" },
  };
}
