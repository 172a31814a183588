import { detachFromMessage } from "@/lib/domain/contact/threads/writing/attach";
import { downloadAnswer } from "@/lib/transports/actions/files/download-answer";
import { handle } from "@/lib/transports/actions/handler";

export async function DELETE(request: Request, { params }: Params): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  return handle(request, async (ctx) => {
    const { id, file } = await params;
    await detachFromMessage(ctx, id, file, { token });
    return new Response(null, { status: 204 });
  });
}

type Params = { params: Promise<{ id: string; file: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  return handle(request, async (ctx) => {
    const { id, file } = await params;
    return downloadAnswer(ctx, { of: id, file, token }, request);
  });
}
