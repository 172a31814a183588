import type { ApprovalState } from "@/lib/contracts/trade/orders/approvals";
import { formatMoney } from "@/lib/core/values/money";
import { code, inline } from "../markdown";

/** What a person was asked, and what they said, for a model. */
export function approvalText({ id, kind, status, reason, change, approve_url }: ApprovalState): string {
  const said = reason ? `: ${inline(reason, 1_000)}` : "";
  const where = status === "WAITING" ? ` The person decides at ${approve_url}` : "";
  const changed = change ? ` ${changeText(change)}` : "";
  return `Approval of the ${kind}, ${code(id)}: ${status}${said}.${changed}${where}`;
}

/** What the person made of the order before paying: the order itself says what it is now. */
function changeText({ before, brief_changed }: NonNullable<ApprovalState["change"]>): string {
  const was = before.lines.map(({ slug }) => code(slug)).join(", ");
  const brief = brief_changed ? " and gave another brief" : "";
  return `The person changed the order${brief}: prepared were ${was} for ${formatMoney(before.amount_cents)}.`;
}
