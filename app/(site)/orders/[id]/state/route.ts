import { getOrderState } from "@/lib/domain/trade/orders/reading/read";
import { handle, json } from "@/lib/transports/actions/handler";

type Params = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  return handle(request, async (ctx) => json(await getOrderState(ctx, (await params).id, token)));
}
