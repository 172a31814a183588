import { DecideCase, UndoCase } from "@/lib/contracts/people/operators";
import { decideCase } from "@/lib/domain/operators/cases/decide";
import { listCases } from "@/lib/domain/operators/cases/list";
import { undoHiding } from "@/lib/domain/operators/cases/undo";
import type { Command } from "./command";
import { checked } from "./inputs";

const list: Command = {
  about: "Show what people reported and what the rules flagged, and nobody has decided, oldest first.",
  required: {},
  optional: {},
  async run(ctx) {
    const cases = await listCases(ctx);
    const lines = cases.map((c) => {
      const who = c.account.handle ? `@${c.account.handle}` : (c.account.email ?? "somebody without an account");
      const why = c.source === "report" ? `reported ${c.reports} times` : `flagged, ${c.score} points`;
      return `${c.created_at} ${c.id} ${c.title} (${who}${c.livemode ? "" : ", test mode"}): ${why}\n  ${c.excerpt.slice(0, 300)}\n`;
    });
    return { data: { cases }, text: lines.join("\n") || "Nothing waits to be looked at." };
  },
};

const decide: Command = {
  about:
    "Decide a case: dismiss it, hide what it is about, or suspend who answers for it. Of the latter two they read why.",
  required: { case: "CASE", decision: "dismiss|hide|suspend", note: "TEXT" },
  optional: {},
  async run(ctx, flags) {
    const { case: id, decision, note } = flags;
    const data = await decideCase(ctx, checked(DecideCase.safeParse({ id, decision, note }), { id: "case" }));
    return { data, text: `${data.id} is closed.` };
  },
};

const undo: Command = {
  about: "Take back that a case hid something: it may be shown again, and who made it reads why.",
  required: { case: "CASE", reason: "TEXT" },
  optional: {},
  async run(ctx, { case: id, reason }) {
    const data = await undoHiding(ctx, checked(UndoCase.safeParse({ id, reason }), { id: "case" }));
    return { data, text: `What ${data.id} hid may be shown again.` };
  },
};

/** What people and rules put before the operators. */
export const REPORT_COMMANDS: Record<string, Command> = { "case list": list, "case decide": decide, "case undo": undo };
