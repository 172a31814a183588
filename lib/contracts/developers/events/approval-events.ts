import { z } from "zod";
import { Approval } from "../../trade/orders/approvals";

const {
  id,
  kind,
  app,
  signed_by,
  order_id,
  product_title,
  amount_cents,
  currency,
  reason,
  change,
  approve_url,
  delivery_number,
} = Approval.shape;

const ApprovalData = z.object({
  id,
  kind,
  status: Approval.shape.status,
  app,
  signed_by,
  order_id,
  product_title,
  amount_cents,
  currency,
  delivery_number,
  reason,
  change,
  approve_url,
});

/** Payload `data` of each kind of event about what an app asked its person to approve: told to that person's own endpoints. */
export const APPROVAL_EVENTS = {
  "approval.requested": ApprovalData,
  "approval.changed": ApprovalData,
  "approval.approved": ApprovalData,
  "approval.refused": ApprovalData,
  "approval.lapsed": ApprovalData,
} as const;
