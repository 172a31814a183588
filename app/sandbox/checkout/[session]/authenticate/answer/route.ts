import { confirmAuthentication, isTestCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { afterPayment } from "../../../../_parts/after-payment";
import { formRoute } from "../../../../_parts/form-route";

/** The card holder's answer to their bank. */
export const POST = formRoute(
  "session",
  async (session, form) => {
    const approve = form.get("decision") === "approve";
    const outcome = await confirmAuthentication(session, form.get("challenge") ?? "", approve);
    return afterPayment(session, outcome);
  },
  isTestCheckout,
);
