"use client";

import { type KeyboardEvent, type ReactNode, useId, useSyncExternalStore } from "react";
import { CODE_LANGUAGES, type CodeLanguage, chooseLanguage, onLanguage, readLanguage } from "./code-language";

type Panel = { language: CodeLanguage; example: ReactNode };

/**
 * One example in several languages, of which the reader's is shown, on this page and the next. Which one is seen is said by style
 * (`code.css`) from what stands on `<html>`; this keeps what is said to screen readers in step, and hears presses.
 */
export function CodeTabs({ panels }: { panels: Panel[] }) {
  const chosen = useSyncExternalStore(onLanguage, readLanguage, () => "curl" as const);
  const languages = panels.map(({ language }) => language);
  const shown = languages.includes(chosen) ? chosen : languages[0];
  const id = useId();
  return (
    <div className="code-tabs">
      <div role="tablist" aria-label="Language" tabIndex={-1} onKeyDown={(event) => move(event, languages)}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}${language}-tab`}
            aria-controls={`${id}${language}`}
            aria-selected={language === shown}
            tabIndex={language === shown ? 0 : -1}
            data-code={language}
            onClick={({ currentTarget }) => show(language, currentTarget)}
          >
            {CODE_LANGUAGES[language]}
          </button>
        ))}
      </div>
      {panels.map(({ language, example }) => (
        <div
          key={language}
          role="tabpanel"
          id={`${id}${language}`}
          aria-labelledby={`${id}${language}-tab`}
          data-code={language}
        >
          <p>{CODE_LANGUAGES[language]}</p>
          {example}
        </div>
      ))}
    </div>
  );
}

/** Shows a language everywhere; examples above may grow or shrink, but the tab that was pressed stays where it is. */
function show(language: CodeLanguage, tab: HTMLElement): void {
  const before = tab.getBoundingClientRect().top;
  chooseLanguage(language);
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: "instant" });
}

/** The keys of a row of tabs. Source: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
function move(event: KeyboardEvent<HTMLElement>, languages: CodeLanguage[]): void {
  const at = languages.indexOf((event.target as HTMLElement).dataset.code as CodeLanguage);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  const language = to === undefined ? undefined : languages.at(to % languages.length);
  if (at < 0 || !language) return;
  event.preventDefault();
  const tab = event.currentTarget.querySelector<HTMLElement>(`[data-code="${language}"]`);
  tab?.focus({ preventScroll: true });
  if (tab) show(language, tab);
}
