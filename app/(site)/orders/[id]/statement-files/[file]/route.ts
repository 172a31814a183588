import { withdrawStatementFile } from "@/lib/domain/trade/orders/disputes/speak";
import { handle } from "@/lib/transports/actions/handler";

type Params = { params: Promise<{ id: string; file: string }> };

export async function DELETE(request: Request, { params }: Params): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  return handle(request, async (ctx) => {
    const { id, file } = await params;
    await withdrawStatementFile(ctx, id, file, token);
    return new Response(null, { status: 204 });
  });
}
