/** More of a browser's own description is not kept: the longest honest ones have some 250 characters. */
export const USER_AGENT_KEPT = 300;

/** The first that fits counts: most browsers name the ones that they descend from, too. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bChromium\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A browser in plain words by what it says of itself (RFC 9110, 10.1.5), which nobody checks: "Firefox on Windows". */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const named = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system)
    return `${browser} on ${system === "Mac" ? "a Mac" : /^iP/.test(system) ? `an ${system}` : system}`;
  return browser ?? (system ? `A program on ${system}` : "A program");
}
