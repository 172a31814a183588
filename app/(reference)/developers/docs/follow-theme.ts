/** Keeps Scalar's colour mode, two classes on `<body>`, in step with ours and the system's. Answers what stops it. */
export function followTheme(): () => void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const chosen = document.documentElement.classList;
    const dark = chosen.contains("dark") || (!chosen.contains("light") && system.matches);
    if (
      document.body.classList.contains("dark-mode") === dark &&
      document.body.classList.contains("light-mode") !== dark
    )
      return;
    document.body.classList.toggle("dark-mode", dark);
    document.body.classList.toggle("light-mode", !dark);
  };
  const watcher = new MutationObserver(apply);
  for (const element of [document.documentElement, document.body]) {
    watcher.observe(element, { attributes: true, attributeFilter: ["class"] });
  }
  system.addEventListener("change", apply);
  apply();
  return () => {
    watcher.disconnect();
    system.removeEventListener("change", apply);
    document.body.classList.remove("dark-mode", "light-mode");
  };
}
