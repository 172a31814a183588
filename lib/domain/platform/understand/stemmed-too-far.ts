import { wordsOf } from "./terms";

/** Words that the index's stemmer joins with others ("accessibility" with "access", "animal" with "animation"), each with its own kin. */
const KIN: readonly (readonly string[])[] = [
  ["accessibility", "accessible"],
  ["animal", "animals"],
  ["anime"],
  ["physics"],
];

/** Those words as a pattern of PostgreSQL: rows hold them as they are written, too. */
export const TOO_FAR_PATTERN = `\\m(?:${KIN.flat().join("|")})\\M`;

/** A word that is stemmed too far, and its kin, as rows hold them; empty for others. */
export function kinOf(word: string): readonly string[] {
  return KIN.find((kin) => wordsOf(word).some((key) => kin.includes(key))) ?? [];
}
