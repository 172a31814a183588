import { handle } from "@/lib/transports/actions/handler";
import { threadStream } from "@/lib/transports/actions/streams/event-stream";

export async function GET(request: Request): Promise<Response> {
  return handle(request, (ctx) => threadStream(ctx, request));
}
