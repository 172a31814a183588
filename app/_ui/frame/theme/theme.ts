export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The local storage key of the reader's choice. Absent means: as the system says. */
export const THEME_KEY = "guildhall-theme";

/** Runs in `<head>` before the first paint: puts the chosen theme's class on `<html>`. CSS alone follows the system. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="dark"||t==="light")document.documentElement.classList.add(t)}catch(e){}`;
