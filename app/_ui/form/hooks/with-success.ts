import { unstable_rethrow } from "next/navigation";
import type { ActionState, FormAction } from "@/lib/transports/actions/action";
import { UNREACHABLE } from "../../feedback/unreachable";
import { askToProve } from "./step-up";

/**
 * The action, with `then` done in the browser as soon as it succeeded, also when the form is gone by the time its state would
 * arrive (a closed dialog, a removed row). A server that cannot be reached becomes a refusal in place of a broken page. Where it wants
 * to know first that it is still the person, they are asked, and the form is sent again.
 */
export function withSuccess<T>(action: FormAction<T>, then: (data: T, sent: FormData) => unknown): FormAction<T> {
  return async (previous, form) => {
    try {
      const next = await sendProved(action, previous, form);
      if (next.status === "ok") await then(next.data, form);
      return next;
    } catch (error) {
      unstable_rethrow(error);
      return { status: "error", message: UNREACHABLE, fields: {} };
    }
  };
}

async function sendProved<T>(action: FormAction<T>, previous: ActionState<T>, form: FormData): Promise<ActionState<T>> {
  const first = await action(previous, form);
  if (first.status !== "error" || first.code !== "step_up_required") return first;
  // without its code: an outer form does not ask again
  return (await askToProve()) ? action(previous, form) : { status: "error", message: first.message, fields: {} };
}
