"use server";

import { redirect } from "next/navigation";
import { type ActionState, action } from "@/lib/actions/action";
import { ConsentDecision } from "@/lib/contracts/oauth";
import { approve } from "@/lib/oauth/approve";
import { deny } from "@/lib/oauth/deny";

const decide = action(ConsentDecision, (ctx, { request, decision }) =>
  decision === "approve" ? approve(ctx, request) : deny(ctx, request),
);

/** Allow or Cancel. Answers the address to go to: Next's own redirect would cut it at a semicolon. */
export async function decideAction(previous: ActionState<string>, form: FormData): Promise<ActionState<string>> {
  return decide(previous, form);
}

/** The same for a browser without script, which is sent there; a request that is refused by now is shown again, with why. */
export async function decidePlainly(form: FormData): Promise<void> {
  const answer = await decide({ status: "idle" }, form);
  redirect(answer.status === "ok" ? answer.data : `/oauth/authorize?${form.get("request")}`);
}
