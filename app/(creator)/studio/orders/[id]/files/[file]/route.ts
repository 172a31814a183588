import { detachFile } from "@/lib/domain/trade/orders/work/attach-file";
import { handle } from "@/lib/transports/actions/handler";

type Params = { params: Promise<{ id: string; file: string }> };

export async function DELETE(request: Request, { params }: Params): Promise<Response> {
  return handle(request, async (ctx) => {
    const { id, file } = await params;
    await detachFile(ctx, id, file);
    return new Response(null, { status: 204 });
  });
}
