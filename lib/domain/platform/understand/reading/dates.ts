import { DAY_MS } from "@/lib/core/values/durations";
import { plain } from "../terms";

const MONTHS = [
  "january jan januar janvier enero janeiro gennaio januari",
  "february feb februar fevrier febrero fevereiro febbraio februari",
  "march mar marz mars marzo marco maart",
  "april apr avril abril aprile",
  "may mai mayo maio maggio mei",
  "june jun juni juin junio junho giugno",
  "july jul juli juillet julio julho luglio",
  "august aug aout agosto augustus",
  "september sep sept septembre septiembre setembro settembre",
  "october oct oktober okt octobre octubre outubro ottobre",
  "november nov novembre noviembre novembro",
  "december dec dezember dez decembre diciembre dezembro dicembre",
].map((names) => names.split(" "));
/** Every name of a month, as alternatives of a pattern. */
export const MONTH_NAMES = MONTHS.flat()
  .sort((a, b) => b.length - a.length)
  .join("|");

const UNTIL =
  "by|before|until|no later than|bis(?: zum)?|vor(?: dem)?|spatestens(?: am)?|avant(?: le)?|d'ici(?: le| au)?|antes (?:del?|do)|para el|hasta el|ate(?: o| a| ao)?|entro(?: il)?|prima (?:del?|di)|voor|tegen|uiterlijk(?: op)?";
const YEAR = String.raw`(?:20(?<year>\d{2}))`;

/** Feasts that are on the same day every year. */
const FEASTS: readonly (readonly [month: number, day: number, names: RegExp])[] = [
  [12, 24, /^(?:christmas eve|heiligabend|nochebuena|vigilia di natale)$/],
  [12, 25, /^(?:christmas|xmas|weihnachten|noel|navidad|natal|natale|kerst|kerstmis)$/],
  [12, 31, /^(?:new year|silvester|nouvel an|ano nuevo|ano novo|capodanno|oud en nieuw)/],
  [10, 31, /^halloween$/],
  [2, 14, /^(?:valentine|valentinstag|saint valentin|san valentin)/],
];
const FEAST_NAMES =
  "christmas eve|christmas|xmas|new year(?: eve)?|halloween|valentines?(?: day)?|heiligabend|weihnachten|silvester|valentinstag|noel|nouvel an|nochebuena|navidad|ano nuevo|ano novo|natale?|capodanno|kerst(?:mis)?";

const PATTERNS = [
  String.raw`(?<!\p{L})(?:${UNTIL}) (?:the )?(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?(?: of| de| di)? (?<month>${MONTH_NAMES})(?!\p{L})(?:,? ${YEAR})?`,
  String.raw`(?<!\p{L})(?:${UNTIL}) (?<month>${MONTH_NAMES}) (?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d\p{L}])(?:,? ${YEAR})?`,
  String.raw`(?<!\p{L})(?:${UNTIL}) ${YEAR}-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\d)`,
  String.raw`(?<!\p{L})(?:${UNTIL}) (?<either>\d{1,2})\/(?<other>\d{1,2})(?:\/(?:20)?(?<year>\d{2}))?(?![\d\/])`,
  // "before 2.1" is a version
  String.raw`(?<!\p{L})(?:${UNTIL}) (?<day>\d{1,2})\. ?(?<month>\d{1,2})\.(?:20)?(?<year>\d{2})?(?!\d)`,
  String.raw`(?<!\p{L})(?:${UNTIL}) (?<feast>${FEAST_NAMES})(?!\p{L})`,
  plain("(?:(?:在|到) ?)?(?<month>\\d{1,2})月(?<day>\\d{1,2})[日号](?:まで|之前|以前|前)(?:に|の|的)?"),
].map((pattern) => new RegExp(pattern, "u"));

/** The day until which a text (as `plain` answers it) wants something, in days from `now` in UTC, and the words that say so. A date that may be read in two ways is the sooner. */
export function findDate(text: string, now: Date): { days: number; phrase: string } | null {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text);
    if (!found?.groups) continue;
    const days = datesOf(found.groups).flatMap((date) => daysUntil(date, now) ?? []);
    if (days.length > 0) return { days: Math.min(...days), phrase: found[0].trim() };
  }
  return null;
}

type Day = { month: number; day: number; year?: number };

function datesOf({ day, month, year, either, other, feast }: Record<string, string | undefined>): Day[] {
  if (feast) return FEASTS.filter(([, , names]) => names.test(feast)).map(([month, day]) => ({ month, day }));
  const on = (month: number, day: number): Day => ({ month, day, ...(year && { year: 2000 + Number(year) }) });
  if (either && other) return [on(Number(either), Number(other)), on(Number(other), Number(either))];
  const named = MONTHS.findIndex((names) => names.includes(month ?? "")) + 1;
  return [on(named || Number(month), Number(day))];
}

/** Undefined for a day that is over, and for one that there is not. */
function daysUntil({ month, day, year }: Day, now: Date): number | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const years = year ? [year] : [now.getUTCFullYear(), now.getUTCFullYear() + 1];
  return years.map((one) => (Date.UTC(one, month - 1, day) - today) / DAY_MS).find((days) => days > 0);
}
