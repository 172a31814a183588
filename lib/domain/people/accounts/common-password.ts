import { invalidField } from "@/lib/core/errors";

let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses a new password that is among the 49,000 that people use most: it is what attackers try first. Case does not matter. Throws
 * `validation_error`. Source of the list: @zxcvbn-ts/language-common.
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  commonest ??= load();
  if ((await commonest).has(password.toLowerCase()))
    throw invalidField("password", "is one of the passwords that everybody tries first: use a few words of your own");
}

/** Loaded with the first password that is set: unpacking takes a tenth of a second. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
