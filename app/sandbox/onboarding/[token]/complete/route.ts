import { completeOnboarding } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { redirectAfter } from "../../../_parts/form-route";

type Params = { params: Promise<{ token: string }> };

/** The account holder's consent. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { token } = await params;
  return redirectAfter(request, () => completeOnboarding(token));
}
