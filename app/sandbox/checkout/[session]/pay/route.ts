import { isTestCheckout, payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { afterPayment } from "../../../_parts/after-payment";
import { formRoute } from "../../../_parts/form-route";

/** The payment form of a checkout. */
export const POST = formRoute(
  "session",
  async (session, form) => {
    const field = (name: string) => form.get(name) ?? "";
    const typed = { email: field("email"), name: field("name"), card: field("card") };
    const card = { expiry: field("expiry"), cvc: field("cvc") };
    const choice = { attempt: field("attempt"), saved: field("saved"), save: field("save") === "yes" };
    const outcome = await payCheckout(session, { ...typed, ...card, ...choice });
    return afterPayment(session, outcome);
  },
  isTestCheckout,
);
