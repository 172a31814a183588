import { forgetSavedCard, isTestCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { formRoute } from "../../../_parts/form-route";

/** Takes a card that the buyer has kept away. */
export const POST = formRoute(
  "session",
  async (session, form) => {
    await forgetSavedCard(session, form.get("card") ?? "");
    return `/sandbox/checkout/${encodeURIComponent(session)}`;
  },
  isTestCheckout,
);
