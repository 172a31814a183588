import { handle } from "@/lib/actions/handler";
import { detachFile } from "@/lib/files/attach";

type Params = { params: Promise<{ id: string; file: string }> };

export async function DELETE(request: Request, { params }: Params): Promise<Response> {
  return handle(request, async (ctx) => {
    const { id, file } = await params;
    await detachFile(ctx, id, file);
    return new Response(null, { status: 204 });
  });
}
