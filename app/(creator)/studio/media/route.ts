import { handle, json } from "@/lib/transports/actions/handler";
import { receivePicture } from "@/lib/transports/actions/receive-picture";

export async function POST(request: Request): Promise<Response> {
  return handle(request, async (ctx) => json(await receivePicture(ctx, request), 201));
}
