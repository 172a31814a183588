import { fieldMessage } from "@/app/_ui/form/field-message";

const LONGEST = 60;

/** What is wrong with the first of the redirect URIs that are not in order, with the URI, and how many more there are. */
export function redirectComplaint(errors: Record<string, string>, typed: string): string | undefined {
  const bad = Object.keys(errors).filter((path) => /^redirect_uris\.\d+$/.test(path));
  const [first] = bad;
  if (first === undefined) return fieldMessage(errors, "redirect_uris");
  const uri = typed.split(/\s+/).filter(Boolean)[Number(first.slice("redirect_uris.".length))] ?? "";
  const shown = uri.length > LONGEST ? `${uri.slice(0, LONGEST)}…` : uri;
  const more = bad.length > 1 ? ` ${bad.length - 1} more ${bad.length === 2 ? "is" : "are"} not in order.` : "";
  return `“${shown}”: ${errors[first]}.${more}`;
}
