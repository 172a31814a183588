import { findDate } from "./dates";
import { NOT_OVER } from "./money";
import { soonAbroad } from "./scripts";

/** How soon something is wanted: days from now until it is delivered, at least 1, and the words that say so. */
export type AskedTime = { maxDeliveryDays: number; phrase: string };

const MOST_DAYS = 365;
/** From one on, in each language; what is said in several ways has a slash. */
const NUMBERS: Record<string, number> = Object.fromEntries(
  [
    "a/an/one two three four five six seven eight nine ten eleven twelve",
    "einem/einer/eines zwei drei vier funf sechs sieben acht neun zehn",
    "un/une deux trois quatre cinq six sept huit neuf dix",
    "un/una dos tres cuatro cinco seis siete ocho nueve diez",
    "um/uma dois/duas tres quatro cinco seis sete oito nove dez",
    "un/una due tre quattro cinque sei sette otto nove dieci",
    "een twee drie vier vijf zes zeven acht negen tien",
  ].flatMap((list) => list.split(" ").flatMap((words, at) => words.split("/").map((word) => [word, at + 1]))),
);
const COUNT = `(?<count>\\d{1,3}|${Object.keys(NUMBERS).join("|")})`;
const UNITS: [days: number, words: string][] = [
  [1 / 24, "h|hrs?|hours?|stunden?|heures?|horas?|ore|uur"],
  [1, "d|days?|tagen?|jours?|dias?|giorni|giorno|dagen|dag"],
  [1.4, "business days?|working days?|werktagen?"],
  [14, "fortnights?|quinzaine|quincena|quinzena"],
  [7, "weeks?|wks?|wochen?|semaines?|semanas?|settimane|settimana|weken|week"],
  [30, "months?|monaten?|monat|mois|mes|meses|mesi|mese|maanden|maand"],
];
const WITHIN = `(?:${NOT_OVER}|in|in under|in less than|under|less than|inside|max|at most|done in|ready in|delivered in|delivery in|within|binnen|innerhalb(?: von)?|in weniger als|in hochstens|dans|en moins de|sous|d'ici(?: a)?|em menos de|em ate|em|num|numa|no prazo de|en menos de|en un plazo de|en|in meno di|entro|nel giro di|dentro de|in minder dan)`;
/** By the number that a day of the week has, Sunday 0. */
const DAYS: Record<string, number> = Object.fromEntries(
  [
    "sunday sonntag dimanche domingo domenica zondag",
    "monday montag lundi lunes lunedi maandag segunda-feira segunda",
    "tuesday dienstag mardi martes martedi dinsdag terca-feira terca",
    "wednesday mittwoch mercredi miercoles mercoledi woensdag quarta-feira quarta",
    "thursday donnerstag jeudi jueves giovedi donderdag quinta-feira quinta",
    "friday freitag vendredi viernes venerdi vrijdag sexta-feira sexta",
    "saturday samstag samedi sabado sabato zaterdag",
  ].flatMap((names, day) => names.split(" ").map((name) => [name, day])),
);
const BY =
  "no later than|not later than|nicht spater als|pas plus tard que|no mas tarde de(?:l)?|nao mais tarde que|non oltre|niet later dan|by|before|until|on|next|this|for|bis|vor|am|nachsten|diesen|spatestens|avant|pour|ce|d'ici|d'ici a|antes del|para el|hasta el|el|este|entro|per|prima di|questo|ate|ate a|antes de|antes da|na|nesta|voor|tegen|op|uiterlijk|volgende|deze";

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
    ...(days < 1
      ? [
          /(?<![\p{L}\d])(?<count>24|48|72)[ -]?(?:h|hrs?|hours?)(?!\p{L}|\/| (?:a |per |each )?(?:day|support|service|hotline|help|care|access|availability|available|coverage|emergenc|film|challenge|race|shop|store|gym|clock|lives?tream|stream|news|radio))/u,
        ]
      : []),
  ],
}));

const WORDS: [pattern: RegExp, days: number][] = [
  [
    /(?<!\p{L})(?:asap|as soon as possible|urgent(?:ly)?|today|same[ -]day|right (?:now|away)|tonight|dringend|heute(?: abend| noch)?|urgente?|aujourd'hui|ce soir|hoy|hoje|oggi|stasera|vandaag|vanavond)(?!\p{L})/u,
    1,
  ],
  [/(?<!\p{L})(?:overnight|next day|by tomorrow|tomorrow|bis morgen|demain|manana|amanha|domani)(?!\p{L})/u, 1],
  [
    /(?<!\p{L})(?:by |before )?(?:the )?(?:end of (?:the )?(?:week)|this week|(?:in )?dieser? woche|cette semaine|(?:en |n)?esta semana|(?:entro )?questa settimana|deze week)(?!\p{L})/u,
    5,
  ],
  [
    /(?<!\p{L})(?:(?:by |before )?next week|(?:bis )?nachste woche|(?:bis )?kommende woche|la semaine prochaine|la proxima semana|(?:na )?proxima semana|la semana que viene|(?:entro )?la (?:prossima settimana|settimana prossima)|volgende week)(?!\p{L})/u,
    7,
  ],
  [
    /(?<!\p{L})(?:this month|(?:by|before|until) (?:the )?(?:end of (?:the )?month|month[' ]?s? end)|bis (?:zum )?(?:monatsende|ende des monats)|(?:in )?diesen? monat|ce mois(?:-ci)?|(?:d'ici |avant )?(?:a )?la fin du mois|este mes|(?:para |antes de )?(?:el )?fin(?:al)? de mes|(?:ate )?(?:o )?(?:final|fim) do mes|questo mese|(?:entro )?(?:la )?fine (?:del )?mese|deze maand|(?:voor )?(?:het )?einde van de maand)(?!\p{L})/u,
    30,
  ],
];

function byWord(text: string): AskedTime | null {
  for (const [pattern, days] of WORDS) {
    const found = pattern.exec(text);
    if (found) return asked(days, found[0]);
  }
  return null;
}

const WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:${BY}) (?:next |this |the |coming |zum |nachsten |kommenden |le |el |proximo |proxima |prossimo |volgende )?(${Object.keys(DAYS).join("|")})(?: (?:prochain|que viene))?(?!\\p{L})`,
  "u",
);

function byWeekday(text: string, now: Date): AskedTime | null {
  const found = WEEKDAY.exec(text);
  if (!found) return null;
  const until = daysUntil(DAYS[found[1] ?? ""] ?? 0, now);
  return asked(/\bnext /.test(found[0]) && until < 3 ? until + 7 : until, found[0]);
}

function byDate(text: string, now: Date): AskedTime | null {
  const found = findDate(text, now);
  return found && asked(found.days, found.phrase);
}

function inScript(text: string, now: Date): AskedTime | null {
  const found = soonAbroad(text);
  return found && asked("days" in found ? found.days : daysUntil(found.weekday, now), found.phrase);
}

function daysUntil(weekday: number, now: Date): number {
  return (weekday - now.getUTCDay() + 7) % 7 || 7;
}

function asked(days: number, phrase: string): AskedTime {
  return { maxDeliveryDays: Math.min(Math.max(days, 1), MOST_DAYS), phrase: phrase.trim() };
}

const FREE =
  /(?<!\p{L})(?:(?:is |who is |currently )?available(?: (?:now|immediately|today|right away|this week))?|(?:can )?starts? (?:now|immediately|today|tomorrow|right away|this week)|free (?:now|this week)|sofort verfugbar|verfugbar|disponible|disponivel|disponibile|beschikbaar)(?!\p{L})/u;

/** What asks for somebody who has time only where it is said when: "free on Monday", "whom I can call this week". */
const FREE_WHEN =
  /(?<!\p{L})(?:(?:with |has |have )?(?:any )?(?:free |open )?(?:slots?|appointments?)|(?:has |have )?(?:free |some )?time|free|(?:(?:who|whom|that) )?(?:i|we) can (?:call|phone|meet|see|book|reach|talk (?:to|with)|speak (?:to|with))|calls?|frei|libre|livre|libero|vrij)(?= )/gu;

/** What asks for a talk, and says nothing of what it is about: "book a call with". */
const BOOKED =
  /(?<!\p{L})(?:book|schedule|arrange|set up) (?:me |us )?an? (?:(?:short|quick|free|video|phone|zoom|online|\d+[ -]minutes?) )*(?:calls?|slots?|appointments?|meetings?|sessions?|chats?)(?: (?:with|for)(?: an?)?)?(?!\p{L})/u;

/** The words that ask for somebody who has time, and within how many days, counted from `now` in UTC; null when there are none. */
export function findAvailable(text: string, now: Date): { withinDays: number; phrase: string } | null {
  const found = FREE.exec(text);
  const all = [...(found ? [found] : []), ...text.matchAll(FREE_WHEN)];
  for (const { 0: said, index } of all) {
    const when = timeFirst(text.slice(index + said.length), now);
    if (when) return { withinDays: when.maxDeliveryDays, phrase: `${said} ${when.phrase}`.trim() };
  }
  return found && { withinDays: /week/.test(found[0]) ? 7 : 2, phrase: found[0].trim() };
}

/** The words that ask for a talk; null when there are none. */
export function findBooked(text: string): string | null {
  return BOOKED.exec(text)?.[0] ?? null;
}

/** When a text begins with a time, also with the bare name of a day ("disponible lundi"). */
function timeFirst(text: string, now: Date): AskedTime | null {
  const rest = text.trim();
  const [found, bare] = [findTime(rest, now), byWeekday(`on ${rest}`, now)];
  if (found && rest.startsWith(found.phrase)) return found;
  return bare && `on ${rest}`.startsWith(bare.phrase) ? { ...bare, phrase: bare.phrase.replace(/^on /, "") } : null;
}
