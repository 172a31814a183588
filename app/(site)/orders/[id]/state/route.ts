import { handle, json } from "@/lib/actions/handler";
import { getOrderState } from "@/lib/orders/read";

type Params = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  return handle(request, async (ctx) => json(await getOrderState(ctx, (await params).id, token)));
}
