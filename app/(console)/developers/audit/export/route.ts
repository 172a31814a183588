import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { exportAudit } from "@/lib/domain/platform/audit/export";
import { handle } from "@/lib/transports/actions/handler";
import { requireTier } from "@/lib/transports/http/caller/authenticate";
import { filterOf, readFilters } from "../filters";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" };

/** The audit log as a file, streamed, for the signed-in creator. */
export async function GET(request: Request): Promise<Response> {
  return handle(request, async (ctx) => {
    requireTier((await readStanding(ctx)).tier, "STARTER");
    const params = Object.fromEntries(new URL(request.url).searchParams);
    const format = params.format === "json" ? "json" : "csv";
    const name = `audit-log-${ctx.now.toISOString().slice(0, 10)}.${format}`;
    const pieces = exportAudit(ctx, filterOf(readFilters(params)), format);
    const body = streamOf(pieces);
    const headers = { "content-type": TYPES[format], "content-disposition": `attachment; filename="${name}"` };
    return new Response(body, { headers: { ...headers, "cache-control": "no-store" } });
  });
}

/** The pieces as a body, made as fast as they are read. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
