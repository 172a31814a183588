import { openProof } from "@/lib/domain/operators/verification/read";
import { fileAnswer } from "@/lib/transports/actions/files/download-answer";
import { handle } from "@/lib/transports/actions/handler";

type Params = { params: Promise<{ id: string; file: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  return handle(request, async (ctx) => {
    const { id, file } = await params;
    return fileAnswer(await openProof(ctx, id, file), request);
  });
}
