import { handle, json } from "@/lib/transports/actions/handler";
import { receiveProof } from "@/lib/transports/actions/receive-file";

export async function POST(request: Request): Promise<Response> {
  return handle(request, async (ctx) => json(await receiveProof(ctx, request), 201));
}
