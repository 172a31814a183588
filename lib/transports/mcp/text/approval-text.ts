import type { ApprovalState } from "@/lib/contracts/trade/approvals";
import { code, inline } from "../markdown";

/** What a person was asked, and what they said, for a model. */
export function approvalText({ id, kind, status, reason, approve_url }: ApprovalState): string {
  const said = reason ? `: ${inline(reason, 1_000)}` : "";
  const where = status === "WAITING" ? ` The person decides at ${approve_url}` : "";
  return `Approval of the ${kind}, ${code(id)}: ${status}${said}.${where}`;
}
