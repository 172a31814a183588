import { spawn } from "node:child_process";

/** Opens an address in this person's browser, where there is one; the address is printed as well, so a failure says nothing. */
export function openBrowser(url: string, env: Record<string, string | undefined>): void {
  const [command, ...args] = opener(env);
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}

function opener(env: Record<string, string | undefined>): [string, ...string[]] {
  if (env.BROWSER) return [env.BROWSER];
  if (process.platform === "darwin") return ["open"];
  if (process.platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return ["xdg-open"];
}
