type Person = { handle: string | null };

/** The URL of "who am I": a creator's page, or the account where there is none. `base` is the deployment's origin. */
export function firstCall(base: string, { handle }: Person): string {
  return `${base}/api/v1/${handle === null ? "account" : "me"}`;
}

/** "Who am I", with the account's key. */
export function meCall(base: string, person: Person): string {
  return `curl ${firstCall(base, person)} \\\n  -H "Authorization: Bearer $GUILDHALL_TOKEN"`;
}
