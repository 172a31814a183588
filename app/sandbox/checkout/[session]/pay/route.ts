import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { afterPayment } from "../../../_parts/after-payment";
import { redirectAfter } from "../../../_parts/form-route";

type Params = { params: Promise<{ session: string }> };

/** The payment form of a checkout. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { session } = await params;
  return redirectAfter(request, async (form) => {
    const field = (name: string) => form.get(name) ?? "";
    const typed = { email: field("email"), name: field("name"), card: field("card") };
    const card = { expiry: field("expiry"), cvc: field("cvc") };
    const outcome = await payCheckout(session, { ...typed, ...card, attempt: field("attempt") });
    return afterPayment(session, outcome);
  });
}
