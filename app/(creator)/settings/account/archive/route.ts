import { exportAccount } from "@/lib/domain/people/accounts/export/export-account";
import { zipAnswer } from "@/lib/transports/actions/files/zip-answer";
import { handle } from "@/lib/transports/actions/handler";

export async function GET(request: Request): Promise<Response> {
  return handle(request, async (ctx) =>
    zipAnswer(await exportAccount(ctx), `guildhall-${ctx.now.toISOString().slice(0, 10)}.zip`),
  );
}
