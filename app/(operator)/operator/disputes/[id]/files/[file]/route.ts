import { openDisputedFile } from "@/lib/domain/operators/disputes/open-file";
import { fileAnswer } from "@/lib/transports/actions/files/download-answer";
import { handle } from "@/lib/transports/actions/handler";

type Params = { params: Promise<{ id: string; file: string }> };

export async function GET(request: Request, { params }: Params): Promise<Response> {
  return handle(request, async (ctx) => {
    const { id, file } = await params;
    return fileAnswer(await openDisputedFile(ctx, id, file), request);
  });
}
