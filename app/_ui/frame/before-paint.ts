import { CODE_SCRIPT } from "../text/code-language";
import { THEME_SCRIPT } from "./theme";

/** Runs in `<head>` before the first paint: what the reader chose in this browser is on `<html>` before anything is seen. */
export const BEFORE_PAINT = `${CODE_SCRIPT}${THEME_SCRIPT}`;
