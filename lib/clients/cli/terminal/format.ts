/** Integer minor units as people write them: `$1,225.00`. */
export function money(cents: number, currency = "usd"): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

/** A moment of the API, to the minute, in UTC: `2026-11-20 09:30 UTC`. */
export function moment(timestamp: string | null): string | null {
  return timestamp && `${timestamp.slice(0, 10)} ${timestamp.slice(11, 16)} UTC`;
}

/** A name of the API as words: `REVISION_REQUESTED` is `revision requested`. */
export function words(name: string): string {
  return name.toLowerCase().replaceAll("_", " ");
}

/** What was said, and next to it the files that came with it: by the ids by which `files get` downloads them. */
export function withFiles(said: readonly string[], files: readonly { id: string; name: string }[]): string {
  return [...said.filter(Boolean), ...files.map(({ id, name }) => `${name} (${id})`)].join(" ");
}
