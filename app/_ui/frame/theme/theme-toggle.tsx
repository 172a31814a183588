"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useId, useSyncExternalStore } from "react";
import { cn } from "../../cn";
import { THEME_KEY, THEMES, type Theme } from "./theme";

const ICONS = { system: Monitor, light: Sun, dark: Moon };
const LABELS = { system: "System theme", light: "Light theme", dark: "Dark theme" };

/** Three radios: system, light, dark. Kept in this browser; other tabs follow. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useSyncExternalStore(subscribe, readTheme, () => "system" as const);
  const name = useId();
  return (
    <fieldset className={cn("inline-flex w-fit rounded-full border border-border bg-card p-0.5", className)}>
      <legend className="sr-only">Theme</legend>
      {THEMES.map((value) => {
        const Icon = ICONS[value];
        return (
          <label
            key={value}
            title={LABELS[value]}
            className={cn(
              "grid size-7 place-items-center rounded-full text-muted-foreground transition-colors hover:text-foreground",
              "has-checked:bg-muted has-checked:text-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring",
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => chooseTheme(value)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-3.5" />
            <span className="sr-only">{LABELS[value]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function subscribe(changed: () => void): () => void {
  // Where Next renders in the browser alone (404s) the script in the head has not run.
  applyTheme(readTheme());
  const follow = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    applyTheme(readTheme());
    changed();
  };
  window.addEventListener("storage", follow);
  window.addEventListener(THEME_KEY, changed);
  return () => {
    window.removeEventListener("storage", follow);
    window.removeEventListener(THEME_KEY, changed);
  };
}

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
  applyTheme(theme);
  window.dispatchEvent(new Event(THEME_KEY));
}

function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove("light", "dark");
  if (theme !== "system") document.documentElement.classList.add(theme);
}
