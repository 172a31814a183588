import { orderStream } from "@/lib/transports/actions/event-stream";
import { handle } from "@/lib/transports/actions/handler";

type Params = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  return handle(request, async (ctx) => orderStream(ctx, (await params).id, request));
}
