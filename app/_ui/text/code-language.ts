/** The languages that an example is written in, in the order of its tabs, and what each tab says. */
export const CODE_LANGUAGES = { curl: "curl", ts: "TypeScript", python: "Python", cli: "CLI" } as const;
export type CodeLanguage = keyof typeof CODE_LANGUAGES;

/** The local storage key of the reader's choice, and the event that tells of another. */
export const CODE_KEY = "guildhall-code";

const NAMES = Object.keys(CODE_LANGUAGES) as CodeLanguage[];

/**
 * Runs in `<head>` before the first paint: names the chosen language on `<html>`, by which style alone shows one of several examples
 * (`code.css`), so that nothing moves when the page becomes live. Without script all of them are shown.
 */
export const CODE_SCRIPT = `{let c;try{c=localStorage.getItem("${CODE_KEY}")}catch(e){}document.documentElement.dataset.code=/^(${NAMES.join("|")})$/.test(c)?c:"${NAMES[0]}"}`;

/** The language that is named on `<html>`. */
export function readLanguage(): CodeLanguage {
  const named = document.documentElement.dataset.code as CodeLanguage | undefined;
  return named && named in CODE_LANGUAGES ? named : "curl";
}

/** Shows every example in a language from now on, in this browser. */
export function chooseLanguage(language: CodeLanguage): void {
  try {
    localStorage.setItem(CODE_KEY, language);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
  document.documentElement.dataset.code = language;
  window.dispatchEvent(new Event(CODE_KEY));
}

/** Calls back when another language is chosen, in this tab or another. Answers what ends it. */
export function onLanguage(changed: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== CODE_KEY || !newValue || !(newValue in CODE_LANGUAGES)) return;
    document.documentElement.dataset.code = newValue;
    changed();
  };
  // Where Next renders in the browser alone (404s) the script in the head has not run.
  document.documentElement.dataset.code ??= "curl";
  window.addEventListener("storage", follow);
  window.addEventListener(CODE_KEY, changed);
  return () => {
    window.removeEventListener("storage", follow);
    window.removeEventListener(CODE_KEY, changed);
  };
}
