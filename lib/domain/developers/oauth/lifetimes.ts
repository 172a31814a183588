/** How long an access token is good for, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** How long a refresh token is good for, in seconds; each use gives a new one. */
export const REFRESH_TOKEN_SECONDS = 30 * 86_400;
/** How long a code waits for its client, in seconds. */
export const CODE_SECONDS = 60;

/** The moment `seconds` after another. */
export function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}
