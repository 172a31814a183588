import { exportAccount } from "@/lib/domain/people/accounts/export/export-account";
import { handle } from "@/lib/transports/actions/handler";
import { zipAnswer } from "@/lib/transports/actions/zip-answer";

export async function GET(request: Request): Promise<Response> {
  return handle(request, async (ctx) =>
    zipAnswer(await exportAccount(ctx), `guildhall-${ctx.now.toISOString().slice(0, 10)}.zip`),
  );
}
