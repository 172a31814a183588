import { BRAND } from "../../brand";
import { text } from "../../values/text";

/** Cyrillic and Greek letters, digits and signs, each before the Latin letter that it is taken for. */
const PAIRS = "аa еe оo сc рp ԁd ɡg ցg һh іi ӏl уu υu αa οo ιi ɑa ıi ʟl ɩi νv 0o 1i @a 4a 3e 9g 6g";
const LOOKALIKES = new Map(PAIRS.split(" ").map((pair) => [...pair] as [string, string]));

/** A name as it looks: without case, accents, spaces and punctuation, and with one letter for all that are read as it. */
function looks(name: string): string {
  // between letters a bar is an l; elsewhere it parts words
  const read = name.replace(/(?<=\p{L})[|!](?=\p{L})/gu, "l");
  const plain = read.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const latin = [...plain].map((letter) => LOOKALIKES.get(letter) ?? letter).join("");
  return latin.replace(/[^\p{L}\p{N}]/gu, "").replaceAll("l", "i");
}

/** Words around the service's name that do not make it another's: "Guildhall Support" would be ours. */
const CLAIMS =
  "official|verified|tm|the|team|support|help|service|security|account|sign in|login|admin|staff|payments|app|inc|com"
    .split("|")
    .map(looks)
    .join("|");
const OURS = new RegExp(`^(?:${CLAIMS})*${looks(BRAND)}(?:${CLAIMS})*$`);

/** A name that people read when they consent: no line breaks, no characters that turn or hide text, and not the service's own. */
export const AppName = text(80, { min: 1, trim: true, short: "give the app a name" })
  .regex(/^[^\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]*$/u, "must not hold control characters")
  .refine((name) => !OURS.test(looks(name)), `must not be taken for ${BRAND} itself`);
