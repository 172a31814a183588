import { fieldMessage } from "@/app/_ui/form/field-message";
import type { ErrorOf } from "@/app/_ui/form/hooks/complaints";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";

/** The fields that carry a brief as JSON, under which the schema reports what it refuses; the domain names the brief's own paths. */
const CARRIER = /^(?:brief|told)\.(?=.)/;

/** What is wrong with the brief in a form, by the brief's own paths; `summary` where each complaint stands at one of its fields. */
export function briefComplaints(errors: Record<string, string>, asked: readonly RequirementView[]): ErrorOf {
  const own = Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(CARRIER, ""), text]));
  const shown = ["brief", "attachments", ...asked.map(({ id }) => `answers.${id}`)];
  const paths = Object.keys(own);
  const all = paths.length > 0 && paths.every((path) => shown.some((at) => `${path}.`.startsWith(`${at}.`)));
  return Object.assign(
    (path: string) => fieldMessage(own, path),
    all ? { summary: "Some answers need your attention." } : {},
  );
}
