"use server";

import { redirect } from "next/navigation";
import { ConsentDecision } from "@/lib/contracts/developers/oauth";
import { approve } from "@/lib/domain/developers/oauth/authorization/approve";
import { deny } from "@/lib/domain/developers/oauth/authorization/deny";
import { action } from "@/lib/transports/actions/action";

/** Allow or Cancel. Answers the address to go to: Next's own redirect would cut it at a semicolon. */
export const decideAction = action(ConsentDecision, (ctx, { request, decision }) =>
  decision === "approve" ? approve(ctx, request) : deny(ctx, request),
);

/** The same for a browser without script, which is sent there; a request that is refused by now is shown again, with why. */
export async function decidePlainly(form: FormData): Promise<void> {
  const answer = await decideAction({ status: "idle" }, form);
  redirect(answer.status === "ok" ? answer.data : `/oauth/authorize?${form.get("request")}`);
}
