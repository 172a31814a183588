import { SHORTCUT_SCRIPT } from "../../search/shortcut";
import { CODE_SCRIPT } from "../../text/code-language";
import { THEME_SCRIPT } from "./theme";

/** Runs in `<head>` before the first paint: what the reader chose in this browser is on `<html>` before anything is seen, and the key of the search works. */
export const BEFORE_PAINT = `${CODE_SCRIPT}${THEME_SCRIPT}${SHORTCUT_SCRIPT}`;
