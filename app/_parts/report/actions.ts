"use server";

import { ReportForm } from "@/lib/contracts/contact/reports";
import { report } from "@/lib/domain/contact/reports/report";
import { action } from "@/lib/transports/actions/action";

/** Puts something before the operators; a message with how its reader got to it. */
export const reportAction = action(ReportForm, async (ctx, { kind, id, reason, words, token, as }) =>
  report(ctx, { subject: { kind, id }, reason, words }, { token: token || undefined, as }),
);
