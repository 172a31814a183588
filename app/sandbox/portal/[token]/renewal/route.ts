import { endInPortal } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { formRoute } from "../../../_parts/form-route";

/** Lets a subscription end with its period, or go on after all. */
export const POST = formRoute("token", async (token, form) => {
  const where = { token, subscription: form.get("subscription") ?? "" };
  await endInPortal(where, form.get("end") === "true");
  return `/sandbox/portal/${encodeURIComponent(token)}`;
});
