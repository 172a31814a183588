import { downloadAnswer } from "@/lib/actions/download-answer";
import { handle } from "@/lib/actions/handler";

type Params = { params: Promise<{ id: string; file: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  return handle(request, async (ctx) => downloadAnswer(ctx, { ...(await params), token }));
}
