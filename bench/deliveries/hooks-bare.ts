import { Agent, request } from "undici";
import { statement } from "@/db/client";
import { signatureHeader } from "@/lib/domain/developers/webhooks/sign";

/**
 * A process of its own: the least that can post the deliveries of the database, signed. For each message it reads them all, then posts
 * them with `undici.request` over so many connections, and answers how long that took, in seconds.
 */
const CONNECTIONS = 64;
const SECRET = "whsec_a secret of the bench";
const dispatcher = new Agent({ keepAliveTimeout: 60_000 });

type Row = { id: string; event_id: string; type: string; payload: string; url: string };

const DELIVERIES = `select d.id, d.event_id, v.type, v.payload, e.url
  from deliveries d join events v on v.id = d.event_id join webhook_endpoints e on e.id = d.endpoint_id`;

process.on("message", async () => {
  const rows = await statement<Row>(DELIVERIES, []);
  const startedAt = performance.now();
  let next = 0;
  const loop = async () => {
    for (let row = rows[next++]; row; row = rows[next++]) {
      const { body } = await request(row.url, {
        dispatcher,
        method: "POST",
        body: row.payload,
        headers: headersOf(row),
      });
      await body.dump();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  process.send?.((performance.now() - startedAt) / 1_000);
});
process.on("disconnect", () => process.exit());
process.send?.(0);

function headersOf({ id, event_id, type, payload }: Row): Record<string, string> {
  return {
    "content-type": "application/json",
    "service-event": type,
    "service-delivery": id,
    "service-signature": signatureHeader([SECRET], Math.floor(Date.now() / 1000), payload),
    "service-idempotency-key": event_id,
  };
}
