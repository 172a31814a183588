import { unstable_rethrow } from "next/navigation";
import type { FormAction } from "@/lib/transports/actions/action";

const UNREACHABLE = "The server could not be reached. Nothing was changed. Check your connection and try again.";

/**
 * The action, with `then` done in the browser as soon as it succeeded, also when the form is gone by the time its state would
 * arrive (a closed dialog, a removed row). A server that cannot be reached becomes a refusal in place of a broken page.
 */
export function withSuccess<T>(action: FormAction<T>, then: (data: T, sent: FormData) => unknown): FormAction<T> {
  return async (previous, form) => {
    try {
      const next = await action(previous, form);
      if (next.status === "ok") await then(next.data, form);
      return next;
    } catch (error) {
      unstable_rethrow(error);
      return { status: "error", message: UNREACHABLE, fields: {} };
    }
  };
}
