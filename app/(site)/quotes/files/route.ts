import { receiveRequestFile } from "@/lib/transports/actions/files/receive-file";
import { handle, json } from "@/lib/transports/actions/handler";

export async function POST(request: Request): Promise<Response> {
  return handle(request, async (ctx) => json(await receiveRequestFile(ctx, request), 201));
}
