import { fieldMessage } from "@/app/_ui/form/field-message";
import type { ErrorOf } from "@/app/_ui/form/hooks/complaints";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import type { ActionState } from "@/lib/transports/actions/action";

/** The fields that carry a brief as JSON, under which the schema reports what it refuses; the domain names the brief's own paths. */
const CARRIER = /^(?:brief|told)\.(?=.)/;

/** What is wrong with the brief in a form, by the brief's own paths; `summary` where each complaint stands at one of its fields. */
export function briefComplaints(
  errors: Record<string, string>,
  asked: readonly Pick<RequirementView, "id">[],
): ErrorOf {
  const own = Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace(CARRIER, ""), text]));
  const shown = placesOf(asked);
  const paths = Object.keys(own);
  const all = paths.length > 0 && paths.every((path) => shown.some((at) => `${path}.`.startsWith(`${at}.`)));
  return Object.assign(
    (path: string) => fieldMessage(own, path),
    all ? { summary: "Some answers need your attention." } : {},
  );
}

/** The same said on the server, for a page whose scripts have to be small: a refusal whose complaints are sentences by the brief's own paths. */
export function withBriefComplaints<T>(state: ActionState<T>, asked: readonly string[]): ActionState<T> {
  if (state.status !== "error") return state;
  const questions = asked.map((id) => ({ id }));
  const errorOf = briefComplaints(state.fields, questions);
  const fields = placesOf(questions).flatMap((path) => {
    const said = errorOf(path);
    return said ? [[path, said]] : [];
  });
  return { ...state, message: errorOf.summary ?? state.message, fields: Object.fromEntries(fields) };
}

/** Where in the form of a brief a complaint can stand. */
function placesOf(asked: readonly Pick<RequirementView, "id">[]): string[] {
  return ["brief", "attachments", ...asked.map(({ id }) => `answers.${id}`)];
}
