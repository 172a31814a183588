import { receiveFile } from "@/lib/transports/actions/files/receive-file";
import { handle, json } from "@/lib/transports/actions/handler";

type Params = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Params): Promise<Response> {
  return handle(request, async (ctx) => json(await receiveFile(ctx, (await params).id, request), 201));
}
