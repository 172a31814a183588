/** The key that leads to the search field of a page which has one; the field says so by `aria-keyshortcuts`. */
export const SEARCH_KEY = "/";

/** Runs in `<head>`, so that the key works before the page is live: it moves the focus there, unless somebody types. */
export const SHORTCUT_SCRIPT = `document.addEventListener("keydown",e=>{if(e.key!=="${SEARCH_KEY}"||e.ctrlKey||e.metaKey||e.altKey||e.target.closest?.("input,textarea,select,[contenteditable]"))return;const f=document.querySelector('[aria-keyshortcuts="${SEARCH_KEY}"]');if(f){e.preventDefault();f.focus()}});`;
