import { listReports, resolveReport } from "@/lib/domain/contact/threads/reports/reports";
import type { Command } from "./command";

const list: Command = {
  about: "Show the messages that one side of a conversation reported and nobody has looked at, oldest first.",
  required: {},
  optional: {},
  async run(ctx) {
    const reports = await listReports(ctx);
    const lines = reports.map(
      (r) =>
        `${r.reported_at} ${r.message_id} in ${r.thread_id} (${r.creator} and ${r.buyer}${r.livemode ? "" : ", test mode"})\n` +
        `  the ${r.reported_by} reports: ${r.reason}\n  ${r.author} wrote: ${r.body}\n`,
    );
    return { data: { reports }, text: lines.join("\n") || "Nothing is reported." };
  },
};

const resolve: Command = {
  about: "Note that a reported message was dealt with, and what was found.",
  required: { message: "MESSAGE", note: "TEXT" },
  optional: {},
  async run(ctx, flags) {
    const data = await resolveReport(ctx, String(flags.message), String(flags.note));
    return { data, text: `The report of ${data.message_id} is closed.` };
  },
};

/** What people put before the operators. */
export const REPORT_COMMANDS: Record<string, Command> = { "reports list": list, "reports resolve": resolve };
