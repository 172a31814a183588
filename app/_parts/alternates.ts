/** The languages that pages are written in. */
const LANGUAGES = ["en"] as const;

/**
 * The one address of a page and the same page in other languages, for its metadata: search engines read it as `canonical` and
 * `hreflang`. Another language is another entry here, under the address that it gets.
 */
export function alternates(path: string) {
  const languages = Object.fromEntries([...LANGUAGES, "x-default"].map((language) => [language, path]));
  return { canonical: path, languages };
}
