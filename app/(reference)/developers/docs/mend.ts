/**
 * Mends what Scalar leaves unclear to assistive technology: states that a button cannot have, controls without a name, references to
 * what is not there, a list that scrolls but takes no focus. Goes on with whatever it renders later. Answers what stops it.
 */
export function mend(root: Element): () => void {
  let frame = 0;
  const watcher = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => mendAll(root));
  });
  const attributeFilter = ["aria-selected", "aria-controls", "role"];
  watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  mendAll(root);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
  };
}

function mendAll(root: Element): void {
  for (const button of root.querySelectorAll("button[aria-selected]:not([role=tab], [role=option])")) {
    if (button.getAttribute("aria-selected") === "true") button.setAttribute("aria-current", "true");
    else button.removeAttribute("aria-current");
    button.removeAttribute("aria-selected");
  }
  for (const button of root.querySelectorAll("button[role=search]")) {
    button.removeAttribute("role");
    name(button, "Search");
  }
  for (const button of root.querySelectorAll("button[aria-controls]")) {
    if (!document.getElementById(button.getAttribute("aria-controls") ?? "")) button.removeAttribute("aria-controls");
  }
  for (const button of root.querySelectorAll("button.code-copy")) name(button, "Copy the snippet");
  for (const button of root.querySelectorAll("button[role=none]")) button.removeAttribute("role");
  for (const box of root.querySelectorAll("table input[type=checkbox]")) name(box, "Enabled");
  for (const editor of root.querySelectorAll(".cm-content[role=textbox]"))
    name(editor, editor.closest("tr") ? "Key or value" : "Body");
  for (const list of root.querySelectorAll("ul.endpoints:not([tabindex])")) list.setAttribute("tabindex", "0");
}

function name(element: Element, label: string): void {
  if (!element.hasAttribute("aria-label")) element.setAttribute("aria-label", label);
}
