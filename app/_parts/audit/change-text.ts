import { formatMoney } from "@/lib/core/values/money";

const CODES = { api: "API", oauth: "OAuth", uri: "URI", uris: "URIs", url: "URL", id: "id", ip: "IP" };

/** A name of the log as words: `webhook_endpoint` reads "Webhook endpoint", `redirect_uris` "Redirect URIs". */
export function wordsOf(name: string): string {
  const words = name.split("_").map((word) => CODES[word as keyof typeof CODES] ?? word);
  return words.join(" ").replace(/^[a-z]/, (first) => first.toUpperCase());
}

/** The moment that a change holds, by its name, in epoch milliseconds. */
export function momentOf(name: string, value: unknown): number | undefined {
  return name.endsWith("_at") && typeof value === "string" ? Date.parse(value) || undefined : undefined;
}

/** One change as people read it: `refunded_cents` as money, a list with commas, an object as JSON. */
export function changeText(name: string, value: unknown): [label: string, text: string] {
  if (name.endsWith("_cents") && typeof value === "number") return [wordsOf(name.slice(0, -6)), formatMoney(value)];
  return [wordsOf(name), name === "event_types" && String(value) === "*" ? "all" : textOf(value)];
}

function textOf(value: unknown): string {
  if (value === null || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value.toLocaleString("en");
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(textOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
