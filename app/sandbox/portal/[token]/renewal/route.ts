import { endInPortal } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { redirectAfter } from "../../../_parts/form-route";

type Params = { params: Promise<{ token: string }> };

/** Lets a subscription end with its period, or go on after all. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { token } = await params;
  return redirectAfter(request, async (form) => {
    const where = { token, subscription: form.get("subscription") ?? "" };
    await endInPortal(where, form.get("end") === "true");
    return `/sandbox/portal/${encodeURIComponent(token)}`;
  });
}
