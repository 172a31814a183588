"use server";

import { redirect } from "next/navigation";
import { ConsentDecision } from "@/lib/contracts/developers/oauth/oauth";
import { limitsOf } from "@/lib/contracts/trade/spending";
import { approve } from "@/lib/domain/developers/oauth/authorization/approve";
import { deny } from "@/lib/domain/developers/oauth/authorization/deny";
import { action } from "@/lib/transports/actions/action";

/** Allow or Cancel. Answers the address to go to: Next's own redirect would cut it at a semicolon. */
export const decideAction = action(ConsentDecision, (ctx, answer) => {
  if (answer.decision === "deny") return deny(ctx, answer.request);
  return approve(ctx, answer.request, answer.decision === "approve" ? undefined : limitsOf(answer));
});

/** The same for a browser without script, which is sent there; a request that is refused by now is shown again, with why. */
export async function decidePlainly(form: FormData): Promise<void> {
  const answer = await decideAction({ status: "idle" }, form);
  redirect(answer.status === "ok" ? answer.data : `/oauth/authorize?${form.get("request")}`);
}
