import { handle, json } from "@/lib/transports/actions/handler";
import { receiveRequestFile } from "@/lib/transports/actions/receive-file";

export async function POST(request: Request): Promise<Response> {
  return handle(request, async (ctx) => json(await receiveRequestFile(ctx, request), 201));
}
