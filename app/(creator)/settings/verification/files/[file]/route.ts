import { withdrawProof } from "@/lib/domain/contact/verification/request";
import { handle } from "@/lib/transports/actions/handler";

type Params = { params: Promise<{ file: string }> };

export async function DELETE(request: Request, { params }: Params): Promise<Response> {
  return handle(request, async (ctx) => {
    await withdrawProof(ctx, (await params).file);
    return new Response(null, { status: 204 });
  });
}
