import { formatMoney } from "@/lib/core/values/money";
import { takeCategory } from "./categories";
import { HELD, type Held, heldAt, Rest, release, tidy } from "./rest";
import { known, type Read } from "./searches";
import { sayWhom, takeHandles, takeWhom } from "./whom";
import { takeDeadline } from "./words/dates";
import { takePrices } from "./words/money";

/** Verbs that put a brief into the pipeline. */
export const BRIEFING =
  /^(?:submit|send(?: out)?|post|put (?:out|in)|publish|file|place|create|make|issue|hand in|put up|open|start)(?: (?:an?|the|my|this|our|following|new|short|public|buyer|intent|project))* brief\b/i;
/** Verbs that ask for an introduction. */
export const INTRODUCING =
  /^(?:(?:request|ask(?: for)?|make|get|send|arrange)(?: (?:me|us))?(?: an?| the)? intro(?:duction)?(?: request)?\b|introduce (?:me|us)\b|ask (?:for )?(?:(?:an? )?intro(?:duction)? (?:to|from|by)\b|(?=.*\bintro(?:duction)?\b)))/i;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?<![\w$€£.-])\+?\(?\d[\d ()/-]{6,}\d(?![\w-])/;
const DAY = /\b20\d\d-\d\d-\d\d\b/g;
const FREE =
  /\b(brief|intro(?:duction)?|introduce (?:me|us) to)\b((?:[^:;!?\n.]|\.(?=\d))*):[ \t]*(?![\uE000-\uF8FF]|\/\/)(\S[\s\S]*)$/i;
/** Where free text ends although nothing marks its end: another wish follows, or where the answer goes. */
const FREE_ENDS =
  /[.;!?\n]\s+(?=(?:(?:and |also )?(?:then|afterwards|after that|also)\b,? )|(?:please )?(?:the |any |send )?(?:answers?|reply|replies|callback)\b[^.]{0,30}[\uE000-\uF8FF])/i;

/** Puts the text of a brief or a note that follows a colon aside: it is data, whatever it says. */
export function holdFreeText(
  text: string,
  held: Held[],
  hold: (held: Held[], one: Held) => string,
  where: RegExp = FREE,
): string {
  const match = where.exec(text);
  if (!match) return text;
  const free = match[3] as string;
  const end = FREE_ENDS.exec(free);
  const data = end ? free.slice(0, end.index + 1) : free;
  const after = end ? ` ${free.slice(end.index + 1).trim()}` : "";
  const mark = hold(held, { kind: "data", text: release(data, held).trim() });
  return `${text.slice(0, text.length - free.length)}${mark}.${after}`.replace(/:([ \t]*[\uE000-\uF8FF])/, " $1");
}

const BRIEF_FILLER =
  /\b(?:with|an?|the|my|our|of|in|is|and|this|text|that|says|saying|for|about|on|to|callback|url|answers?|repl(?:y|ies)|go(?:es)?|send|it|we|i|can|it|category|following|budget|deadline|needed|by|please)\b/gi;

/** A brief: its text goes as it is, and what it says of budget and day goes as arguments too. */
export function readBrief(text: string, held: readonly Held[], now: Date): Read {
  const rest = new Rest(text);
  rest.take(BRIEFING);
  const mark = rest.take(
    new RegExp(`(?:(?:with|and) )?(?:(?:this|the|following) )?(?:text|words)?(${HELD})(?<=${dataMarks(held)})`),
  )?.[1];
  const url = takeUrl(rest, held);
  const category = takeCategory(rest);
  const body = mark ? release(heldAt(held, mark)?.text ?? "", held) : undefined;
  const brief = body ?? release(tidy(rest.text.replace(/^(?:for|about|on|that|saying|to|in which|:)\s+/i, "")), held);
  const money = budgetOf(body === undefined ? "" : body, new Rest(rest.text));
  if ("problem" in money) return money;
  const deadline = takeDeadline(rest, now) ?? takeDeadline(new Rest(tailOf(brief)), now);
  if (body !== undefined) {
    takePrices(rest);
    const left = new Rest(rest.text.replace(BRIEF_FILLER, " "));
    if (!left.empty) return { problem: `“${left.text}” is not part of the brief's text, and not understood` };
  }
  if (EMAIL.test(brief)) return { problem: "a brief must not hold an email address: creators read it" };
  if (PHONE.test(brief.replace(DAY, " "))) return { problem: "a brief must not hold a phone number: creators read it" };
  if (brief.length < 20) return { problem: "a brief says what is wanted in 20 characters or more" };
  const given = known({ brief, category, budgetCents: money.value, deadline, callbackUrl: url });
  const parts = [
    "Submit a brief",
    money.value !== undefined && `with a budget of ${formatMoney(money.value)}`,
    deadline && `needed by ${deadline}`,
  ];
  const unchecked = money.foreign.map(
    (one) => `“${one}” stands in the brief's text; a budget as a figure is in US dollars`,
  );
  const said = `${parts.filter(Boolean).join(" ")}: “${brief.length > 120 ? `${brief.slice(0, 120)}…` : brief}”`;
  return { wish: { kind: "call", tool: "submit_intent_brief", arguments: given, said, unchecked } };
}

function dataMarks(held: readonly Held[]): string {
  const marks = held.flatMap(({ kind }, i) =>
    kind === "quote" || kind === "data" ? [String.fromCharCode(0xe000 + i)] : [],
  );
  return marks.length > 0 ? `[${marks.join("")}]` : "(?!)";
}

type Budget = { value?: number; foreign: string[] } | { problem: string };

/** The budget that the words around a brief set, else the one that a part of its own text is nothing but. */
function budgetOf(body: string, around: Rest): Budget {
  const outer = takePrices(around);
  const parts = body
    .split(/(?<=[.;!?])\s+|,\s+(?!\d{3}\b)|;\s*|\n/)
    .map((part) => part.replace(/^(?:and|our|the|with|for)\s+/i, ""))
    .filter((part) =>
      /^(?:(?:a|our|the|my|total|max(?:imum)?) )*(?:budget|\$|usd|up to|at most|max|limit|ceiling|(?:we|i) (?:can|could|have|will)? ?(?:pay|spend|have|afford)|no more than|under|\d[\d.,]*k?\s*(?:\$|usd|dollars|bucks|k\b)|(?:around|about) \$)/i.test(
        part,
      ),
    );
  const inner = parts.map((part) => takePrices(new Rest(part)));
  const values = [...new Set([outer.max, ...inner.map(({ max }) => max)].filter((one) => one !== undefined))];
  if (values.length > 1) return { problem: "it names two budgets" };
  const contradiction = outer.contradiction ?? inner.find((one) => one.contradiction)?.contradiction;
  if (contradiction) return { problem: contradiction };
  return { value: values[0], foreign: [...outer.foreign, ...inner.flatMap(({ foreign }) => foreign)] };
}

/** The parts of a text that may set its deadline. */
function tailOf(brief: string): string {
  return brief
    .split(/(?<=[.;!?])\s+|,\s+(?!\d{3}\b)/)
    .filter((part) =>
      /\b(?:deadline|due|needed|wanted|required|ready|by|before|until|no later than|finished|done)\b/i.test(part),
    )
    .join(", ");
}

function takeUrl(rest: Rest, held: readonly Held[]): string | undefined {
  for (const mark of rest.text.match(new RegExp(HELD, "g")) ?? []) {
    const one = heldAt(held, mark);
    if (one?.kind !== "url") continue;
    rest.text = tidy(rest.text.replace(mark, " "));
    return one.text;
  }
  return undefined;
}

const INTRO_FILLER =
  /\b(?:for|an?|the|intro(?:duction)?s?|introduce|request|ask|me|us|to|with|this|my|our|note|message|and|say|saying|that|says|words?|text|answers?|repl(?:y|ies)|go(?:es)?|send|may|can|be|sent|should|at|callback|url|is|it|please|any|they|their|founder|creator|from|by|as|following)\b/gi;

/** An introduction: to whom, and the note, which goes as it is. */
export function readIntro(text: string, held: readonly Held[]): Read {
  const rest = new Rest(text);
  rest.take(INTRODUCING);
  const handles = takeHandles(rest);
  if (handles.length > 1) return { problem: "an introduction is to one person: it names several" };
  const mark = rest.take(new RegExp(`(${HELD})(?<=${dataMarks(held)})`))?.[1];
  const url = takeUrl(rest, held);
  const whom = handles[0] ? { handle: handles[0] } : takeWhom(rest)[0];
  const saying = mark
    ? undefined
    : rest.take(/\b(?:saying|to say|because|and say|and tell (?:them|him|her)|as) (?:that )?(.{12,})$/i)?.[1];
  const note = mark ? heldAt(held, mark)?.text : saying;
  if (!whom) return { problem: "an introduction is to somebody by name: say whom (@handle)" };
  if (!note)
    return { problem: "an introduction needs a note: who asks, and why (after a colon, or in quotation marks)" };
  const left = new Rest(rest.text.replace(INTRO_FILLER, " "));
  if (!left.empty) return { problem: `“${release(left.text, held)}” is not part of the note, and not understood` };
  const given = known({ note: release(note, held), callbackUrl: url });
  const said = `Request an introduction to ${sayWhom(whom)}${url ? `, answers to ${url}` : ""}`;
  return { wish: { kind: "call", tool: "request_intro", arguments: given, whom, said, unchecked: [] } };
}
