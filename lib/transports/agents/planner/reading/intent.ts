import { readLook, type Setting } from "./looks";
import { ORDERING, readOrders } from "./orders";
import { PURCHASE_TEXT, readPurchase } from "./purchases";
import { BRIEFING, holdFreeText, INTRODUCING, readBrief, readIntro } from "./requests";
import { type Held, hold, holdOne, release, tidy } from "./rest";
import type { Read } from "./searches";
import { isAct, type Reading, type Wish } from "./wishes";
import { clausesOf } from "./words/clauses";
import { isAside, isForeign, notNow, readProhibition, unsupported, withoutManners } from "./words/lexicon";

/** How a remark begins that belongs to the wish before it: "They should live in Oslo", "Limit: 80 USD". */
const REMARK =
  /^(?:i|we|it|it's|they|he|she|this|that|these|those|my|our|the|there|must|should|no|not|nothing|nobody|with|without|in|on|at|by|from|for|under|below|over|up to|max(?:imum)?|min(?:imum)?|at (?:least|most)|trust|budget|limit|ceiling|price|only|ideally|preferably|if possible|language|deadline|location|also must|must|needed|one|two|three|four|five|six|seven|eight|nine|ten|\d+|\$|[\w -]{2,30}: ?\S+$)(?![\p{L}])/iu;
/** Somebody else's voice: what follows is an instruction that nobody here gave. */
const VOICE =
  /^(?:system|assistant|user|developer|tool|admin|ai|bot|prompt|note to (?:the )?(?:planner|agent|system|ai))\b[^:]{0,20}:/i;
const LONGEST = 4_000;

/**
 * Reads an intent: the wishes in it, each with every word accounted for. What was not understood is a problem, or, where it only
 * narrows a search, named in the wish as not checked. Pure; `now` is what dates count from.
 */
export function readIntent(sent: string, now: Date): Reading {
  const text = sent.normalize("NFC").slice(0, LONGEST).trim();
  if (/^[{[<]|<\/?\w+>/.test(text)) return { wishes: [], problems: ["an intent is words, not a raw call"] };
  const outer = hold(text);
  const held: Held[] = outer.held;
  const free = holdFreeText(holdFreeText(outer.text, held, holdOne, PURCHASE_TEXT), held, holdOne);
  if (isForeign(free)) return { wishes: [], problems: ["only English is read"] };
  const clauses = gather(clausesOf(free));
  const wishes: Wish[] = [];
  const problems: string[] = [];
  const forbidden: { act: string; more: boolean }[] = [];
  const setting: Setting = { now, held };
  for (const clause of clauses) {
    const no = readProhibition(clause);
    if (no) {
      forbidden.push(no);
      continue;
    }
    for (const read of readClause(clause, setting)) {
      if ("problem" in read) problems.push(release(read.problem, held));
      else {
        wishes.push(plain(read.wish, held));
        if ("whom" in read.wish && read.wish.whom) setting.last = [read.wish.whom];
      }
    }
  }
  const against = wishes.some(isAct) && forbidden.some(({ more }) => !more);
  if (against) problems.push("it asks for an act, and for it not to be done");
  return { wishes: distinct(wishes), problems };
}

/** Clauses, each remark joined to the wish that it is about. */
function gather(clauses: readonly string[]): string[] {
  const gathered: string[] = [];
  let waiting = "";
  for (const raw of clauses) {
    const clause = withoutManners(tidy(raw));
    if (isAside(clause)) continue;
    const before = gathered.at(-1);
    const remark =
      !isWish(clause) && REMARK.test(clause) && !VOICE.test(clause) && !readProhibition(clause) && !notNow(clause);
    if (remark && before !== undefined && !readProhibition(before))
      gathered[gathered.length - 1] = `${before}, ${clause}`;
    else if (remark && before === undefined && !/^(?:i|we) have\b.*\bfor\b/i.test(clause))
      waiting = `${waiting}, ${clause}`;
    else {
      gathered.push(readProhibition(clause) ? clause : `${clause}${waiting}`);
      if (!readProhibition(clause)) waiting = "";
    }
  }
  return waiting ? [...gathered, waiting] : gathered;
}

function isWish(clause: string): boolean {
  return (
    ORDERING.test(clause) ||
    BRIEFING.test(clause) ||
    INTRODUCING.test(clause) ||
    /^(?:(?:i|we) (?:need|want) (?!to (?:spend|pay))|(?:i am|i'm|we are|we're) (?:looking|searching|after|in need))/i.test(
      clause,
    )
  );
}

function readClause(clause: string, setting: Setting): Read[] {
  const { held, now } = setting;
  const quoted = `“${clause.length > 200 ? `${clause.slice(0, 200)}…` : clause}”`;
  if (VOICE.test(clause)) return [{ problem: `${quoted}: orders in somebody else's voice are not followed` }];
  const bought = readPurchase(clause, held);
  if (bought && !notNow(clause)) return [bought];
  if (BRIEFING.test(clause)) return [readBrief(clause, held, now)];
  if (INTRODUCING.test(clause)) return [readIntro(clause, held)];
  const later = notNow(clause);
  if (later) return [{ problem: `${quoted} is ${later}` }];
  if (ORDERING.test(clause)) return readOrders(clause, held);
  const budgeted = /^(?:i|we) have (.+?) (?:for|to spend on) (.+)$/i.exec(clause);
  const look = budgeted
    ? readLook(`show offers for ${budgeted[2]}, budget ${budgeted[1]}`, setting)
    : readLook(clause, setting);
  if (look && look.length > 0) return look;
  const reason = unsupported(clause);
  return [{ problem: reason ? `${quoted}: ${reason}` : `${quoted} was not understood` }];
}

/** A wish without the marks of what was held. */
function plain(wish: Wish, held: readonly Held[]): Wish {
  const said = release(wish.said, held);
  const unchecked = wish.unchecked.map((one) => release(one, held));
  if (wish.kind !== "call" && wish.kind !== "purchase") return { ...wish, said, unchecked };
  const given = Object.entries(wish.arguments).map(([name, value]) => [
    name,
    typeof value === "string" ? release(value, held) : value,
  ]);
  return { ...wish, arguments: Object.fromEntries(given), said, unchecked };
}

function distinct(wishes: readonly Wish[]): Wish[] {
  const seen = new Set<string>();
  return wishes.filter((wish) => {
    const { unchecked: _, ...rest } = wish;
    const key = JSON.stringify(rest);
    return !seen.has(key) && seen.add(key);
  });
}
