import { confirmAuthentication } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { afterPayment } from "../../../../_parts/after-payment";
import { redirectAfter } from "../../../../_parts/form-route";

type Params = { params: Promise<{ session: string }> };

/** The card holder's answer to their bank. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { session } = await params;
  return redirectAfter(request, async (form) => {
    const approve = form.get("decision") === "approve";
    const outcome = await confirmAuthentication(session, form.get("challenge") ?? "", approve);
    return afterPayment(session, outcome);
  });
}
