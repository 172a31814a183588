"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { endView } from "@/lib/domain/operators/accounts/view-as";
import { viewerContext } from "@/lib/transports/actions/session/session";

/** Shows an operator's browser their own account again: it leads back to where they looked at the other from. */
export async function endViewAction(): Promise<never> {
  const ctx = await viewerContext();
  const seen = ctx && (await endView(ctx));
  refresh(); // nothing of the other account is left on the way back
  redirect(seen ? `/operator/accounts/${seen.userId}` : "/operator");
}
