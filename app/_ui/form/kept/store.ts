const PREFIX = "guildhall.draft:";
const KEEP_DAYS = 30;
const MOST = 30;
const LONGEST = 100_000;

/** The fields in which something was typed, when, and over what: the mark of what the form came with (of drafts before there were marks: none). */
type Kept = { at: number; over?: number; value: object };

/** Under what a draft is kept: one account's words (the header says who is signed in) in one form about one thing (an id; `new` for what is not there yet). */
export function draftKey(form: string, subject: string): string {
  const account = document.querySelector<HTMLElement>("[data-account]")?.dataset.account ?? "guest";
  return `${PREFIX}${account}:${form}:${subject}`;
}

/** What was kept under `key` in the last 30 days, or null. A browser that keeps nothing has nothing. */
export function readDraft(key: string, now = Date.now()): Kept | null {
  const kept = parsed(attempt(() => localStorage.getItem(key)));
  return kept && kept.at > now - KEEP_DAYS * 86_400_000 ? kept : null;
}

/** Keeps `value`, typed over what has the mark `over` (or over what is there, whatever that is), in place of what was kept; more than 100,000 characters are not kept. The oldest of more than 30 drafts go. */
export function keepDraft(key: string, value: object, over?: number, now = Date.now()): void {
  const text = JSON.stringify({ at: now, over, value } satisfies Kept);
  if (text.length > LONGEST) return;
  attempt(() => {
    localStorage.setItem(key, text);
    const all = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    if (all.length <= MOST) return;
    const age = (name: string) => parsed(localStorage.getItem(name))?.at ?? 0;
    for (const name of all.toSorted((a, b) => age(a) - age(b)).slice(0, all.length - MOST)) {
      localStorage.removeItem(name);
    }
  });
}

/**
 * What is kept of a form that came with what has this mark. `at` is where its own draft is kept, and `typed` what that holds; what was typed
 * over something else waits in another place until somebody says what is to become of it. Two can: the first gives its place to a third.
 */
export function draftsOf(key: string, mark: number) {
  const waiting: { at: string; typed: object }[] = [];
  let at: string | undefined;
  let typed: object | undefined;
  for (const place of [key, `${key}+`, `${key}++`]) {
    const kept = readDraft(place);
    if ((kept?.over ?? mark) !== mark) waiting.push({ at: place, typed: (kept as Kept).value });
    else if (kept || !at) [at, typed] = [place, kept?.value];
  }
  return { at: (at ?? waiting.shift()?.at) as string, typed, waiting };
}

/** Forgets a draft: it was sent, or is not wanted. */
export function dropDraft(key: string | undefined): void {
  if (key) attempt(() => localStorage.removeItem(key));
}

function parsed(text: string | null | undefined): Kept | null {
  const kept = attempt(() => JSON.parse(text ?? "null") as Kept | null);
  return typeof kept?.at === "number" ? kept : null;
}

/** A browser may refuse its store (private windows, a full one): then nothing is kept, and nothing breaks. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
