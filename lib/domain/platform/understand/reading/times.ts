import { DAY_MS } from "@/lib/core/values/durations";
import { soonAbroad } from "./scripts";

/** How soon something is wanted: days from now until it is delivered, at least 1, and the words that say so. */
export type AskedTime = { maxDeliveryDays: number; phrase: string };

const MOST_DAYS = 365;
const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  einem: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  une: 1,
  un: 1,
  deux: 2,
  trois: 3,
  una: 1,
  dos: 2,
  tres: 3,
  uma: 1,
  dois: 2,
  due: 2,
  tre: 3,
  een: 1,
  twee: 2,
  drie: 3,
};
const COUNT = `(?<count>\\d{1,3}|${Object.keys(NUMBERS).join("|")})`;
const UNITS: [days: number, words: string][] = [
  [1 / 24, "h|hrs?|hours?|stunden?|heures?|horas?|ore|uur"],
  [1, "d|days?|tagen?|jours?|dias?|giorni|giorno|dagen|dag"],
  [1.4, "business days?|working days?|werktagen?"],
  [7, "weeks?|wks?|wochen?|semaines?|semanas?|settimane|settimana|weken|week"],
  [30, "months?|monaten?|monat|mois|mes|meses|mesi|mese|maanden|maand"],
];
const WITHIN =
  "(?:in|within|in under|in less than|under|less than|inside|max|at most|done in|ready in|delivered in|delivery in|binnen|innerhalb von|dans|en moins de|sous|em|en|entro|dentro de)";
/** By the number that a day of the week has, Sunday 0. */
const DAYS: Record<string, number> = Object.fromEntries(
  [
    "sunday sonntag dimanche domingo domenica zondag",
    "monday montag lundi lunes lunedi maandag",
    "tuesday dienstag mardi martes martedi dinsdag",
    "wednesday mittwoch mercredi miercoles mercoledi woensdag quarta-feira",
    "thursday donnerstag jeudi jueves giovedi donderdag quinta-feira",
    "friday freitag vendredi viernes venerdi vrijdag sexta-feira",
    "saturday samstag samedi sabado sabato zaterdag",
  ].flatMap((names, day) => names.split(" ").map((name) => [name, day])),
);
const BY =
  "by|before|until|on|next|this|for|bis|vor|am|nachsten|diesen|avant|pour|d'ici|d'ici a|antes del|para el|hasta el|el|entro|per|prima di|ate|antes de|voor|tegen|op|volgende";
const MONTHS = "january february march april may june july august september october november december".split(" ");

/**
 * How soon a text (as `plain` answers it) wants something: "in a week", "48h", "by Friday", "before 12 December", "tomorrow". Days are
 * counted from `now`, in UTC.
 */
export function findTime(text: string, now: Date): AskedTime | null {
  for (const { days, patterns } of SPANS) {
    const found = patterns.map((pattern) => pattern.exec(text)).find(Boolean);
    if (!found?.groups?.count) continue;
    const count = Number(found.groups.count) || (NUMBERS[found.groups.count] ?? 1);
    return asked(Math.ceil(count * days), found[0]);
  }
  return byWord(text) ?? byWeekday(text, now) ?? byDate(text, now) ?? inScript(text, now);
}

const SPANS = UNITS.map(([days, words]) => ({
  days,
  patterns: [
    new RegExp(`(?<!\\p{L})${WITHIN}(?: the)?(?: next)? ${COUNT}[ -]?(?:${words})(?!\\p{L})`, "u"),
    new RegExp(
      `(?<![\\p{L}\\d])(?<count>\\d{1,3})[ -]?(?:${words})(?: (?:delivery|turnaround|deadline|max))(?!\\p{L})`,
      "u",
    ),
    ...(days < 1 ? [/(?<![\p{L}\d])(?<count>24|48|72) ?(?:h|hrs?|hours?)(?!\p{L})/u] : []),
  ],
}));

const WORDS: [pattern: RegExp, days: number][] = [
  [
    /(?<!\p{L})(?:asap|as soon as possible|urgent(?:ly)?|today|same[ -]day|right (?:now|away)|dringend|heute|urgente?|aujourd'hui|hoy|hoje|oggi|vandaag)(?!\p{L})/u,
    1,
  ],
  [/(?<!\p{L})(?:overnight|next day|by tomorrow|tomorrow|bis morgen|demain|manana|amanha|domani)(?!\p{L})/u, 1],
  [
    /(?<!\p{L})(?:by |before )?(?:the )?(?:end of (?:the )?(?:week)|this week|diese woche|cette semaine|esta semana)(?!\p{L})/u,
    5,
  ],
  [/(?<!\p{L})(?:by |before )?next week(?!\p{L})/u, 7],
  [/(?<!\p{L})(?:this month|by the end of the month)(?!\p{L})/u, 30],
];

function byWord(text: string): AskedTime | null {
  for (const [pattern, days] of WORDS) {
    const found = pattern.exec(text);
    if (found) return asked(days, found[0]);
  }
  return null;
}

const WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:${BY}) (?:next |this |the |coming |zum |nachsten |kommenden |le |el |proximo |prossimo |volgende )?(${Object.keys(DAYS).join("|")})(?: (?:prochain|que viene))?(?!\\p{L})`,
  "u",
);

function byWeekday(text: string, now: Date): AskedTime | null {
  const found = WEEKDAY.exec(text);
  if (!found) return null;
  const until = daysUntil(DAYS[found[1] ?? ""] ?? 0, now);
  return asked(/\bnext /.test(found[0]) && until < 3 ? until + 7 : until, found[0]);
}

function inScript(text: string, now: Date): AskedTime | null {
  const found = soonAbroad(text);
  return found && asked("days" in found ? found.days : daysUntil(found.weekday, now), found.phrase);
}

function daysUntil(weekday: number, now: Date): number {
  return (weekday - now.getUTCDay() + 7) % 7 || 7;
}

function byDate(text: string, now: Date): AskedTime | null {
  const names = MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join("|");
  const found =
    new RegExp(
      `\\b(?:by|before|until|bis) (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? (?<month>${names})\\b`,
    ).exec(text) ??
    new RegExp(`\\b(?:by|before|until) (?<month>${names}) (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b`).exec(text);
  if (!found?.groups) return null;
  const month = MONTHS.findIndex((name) => name.startsWith((found.groups?.month ?? "").slice(0, 3)));
  const day = Number(found.groups.day);
  const year = now.getUTCFullYear();
  const start = Date.UTC(year, now.getUTCMonth(), now.getUTCDate());
  const until = [year, year + 1].map((y) => (Date.UTC(y, month, day) - start) / DAY_MS).find((days) => days > 0);
  return until === undefined || day > 31 ? null : asked(until, found[0]);
}

function asked(days: number, phrase: string): AskedTime {
  return { maxDeliveryDays: Math.min(Math.max(days, 1), MOST_DAYS), phrase: phrase.trim() };
}

const FREE =
  /(?<!\p{L})(?:(?:is |who is |currently )?available(?: (?:now|immediately|today|right away|this week))?|(?:can )?starts? (?:now|immediately|today|tomorrow|right away|this week)|free (?:now|this week)|sofort verfugbar|verfugbar|disponible|disponivel|disponibile|beschikbaar)(?!\p{L})/u;

/** The words that ask for somebody who has time now, and within how many days; null when there are none. */
export function findAvailable(text: string): { withinDays: number; phrase: string } | null {
  const found = FREE.exec(text);
  if (!found) return null;
  return { withinDays: /week/.test(found[0]) ? 7 : 2, phrase: found[0].trim() };
}
