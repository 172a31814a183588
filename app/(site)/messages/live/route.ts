import { threadStream } from "@/lib/transports/actions/event-stream";
import { handle } from "@/lib/transports/actions/handler";

export async function GET(request: Request): Promise<Response> {
  return handle(request, (ctx) => threadStream(ctx, request));
}
