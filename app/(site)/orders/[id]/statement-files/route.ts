import { receiveStatementFile } from "@/lib/transports/actions/files/receive-file";
import { handle, json } from "@/lib/transports/actions/handler";

type Params = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Params): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  return handle(request, async (ctx) => json(await receiveStatementFile(ctx, (await params).id, token, request), 201));
}
