import { exactTime } from "@/app/_ui/relative-time";
import { formatMoney } from "@/lib/core/money";

const CODES = { api: "API", oauth: "OAuth", uri: "URI", uris: "URIs", url: "URL", id: "id", ip: "IP" };

/** A name of the log as words: `webhook_endpoint` reads "Webhook endpoint", `redirect_uris` "Redirect URIs". */
export function wordsOf(name: string): string {
  const words = name.split("_").map((word) => CODES[word as keyof typeof CODES] ?? word);
  return words.join(" ").replace(/^[a-z]/, (first) => first.toUpperCase());
}

/** One change as people read it: `ends_at` as a moment, `refunded_cents` as money, a list with commas, an object as JSON. */
export function changeText(name: string, value: unknown): [label: string, text: string] {
  if (name.endsWith("_cents") && typeof value === "number") return [wordsOf(name.slice(0, -6)), formatMoney(value)];
  if (name.endsWith("_at") && typeof value === "string" && !Number.isNaN(Date.parse(value))) {
    return [wordsOf(name), exactTime(Date.parse(value))];
  }
  return [wordsOf(name), name === "event_types" && String(value) === "*" ? "all" : textOf(value)];
}

function textOf(value: unknown): string {
  if (value === null || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value.toLocaleString("en");
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(textOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
