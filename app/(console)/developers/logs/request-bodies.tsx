import type { RequestWithBodies } from "@/lib/contracts/developers/request-logs";
import { isRepeatable } from "@/lib/domain/developers/request-logs/repeat";
import { KEPT_DAYS } from "@/lib/domain/platform/partitions/partitioned";
import { BodyText } from "./body-text";
import { Repeat } from "./repeat";

/** What a request sent and was answered, and a read once more, next to it. */
export function RequestBodies({ request, keeps }: { request: RequestWithBodies; keeps: boolean }) {
  const { bodies } = request;
  const sends = request.method !== "GET" && request.method !== "HEAD";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {bodies ? (
        <>
          {sends ? <BodyText title="Request body" body={bodies.request} /> : null}
          <BodyText title="Response body" body={bodies.response} />
        </>
      ) : (
        <p className="text-muted-foreground text-sm">
          {keeps
            ? `No bodies are kept of this request: they are for ${KEPT_DAYS.bodies} days, and not of very many requests in one second.`
            : "You have switched off that bodies are kept."}
        </p>
      )}
      {isRepeatable(request) ? <Repeat id={request.id} before={bodies?.response?.text ?? null} /> : null}
    </div>
  );
}
