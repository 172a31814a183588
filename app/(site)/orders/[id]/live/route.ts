import { handle } from "@/lib/transports/actions/handler";
import { orderStream } from "@/lib/transports/actions/streams/event-stream";

type Params = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  return handle(request, async (ctx) => orderStream(ctx, (await params).id, request));
}
