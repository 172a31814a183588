/** Characters that the words of a brief may have. */
export const MAX_BRIEF = 5_000;
const ASKED = "\n\n## What was asked for\n\n";
const NOTES = "\n\n## Notes of the buyer\n\n";

/** What an accepted offer says of the work, as Markdown: its scope, and what was asked for before, where both fit into a brief. */
export function agreedText(scope: string, asked: string): string {
  const whole = `${scope}${ASKED}${asked}`;
  return [...whole].length <= MAX_BRIEF ? whole : scope;
}

/** A brief's text that keeps what was agreed, whatever its buyer sends: their words stand beside it. */
export function besideAgreed(agreed: string, sent: string): string {
  const notes = notesBeside(agreed, sent);
  return notes ? `${agreed}${NOTES}${notes}` : agreed;
}

/** The buyer's own words of such a text; all of it where it does not begin with what was agreed. */
export function notesBeside(agreed: string, text: string): string {
  if (!text.startsWith(agreed)) return text.trim();
  const rest = text.slice(agreed.length);
  return (rest.startsWith(NOTES) ? rest.slice(NOTES.length) : rest).trim();
}
