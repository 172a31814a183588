import { receivePicture } from "@/lib/transports/actions/files/receive-picture";
import { handle, json } from "@/lib/transports/actions/handler";

export async function POST(request: Request): Promise<Response> {
  return handle(request, async (ctx) => json(await receivePicture(ctx, request), 201));
}
