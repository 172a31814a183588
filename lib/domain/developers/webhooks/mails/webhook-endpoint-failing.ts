import type { Mail } from "@/lib/domain/platform/mail/message";

/** To the owner of a webhook endpoint that has not accepted a delivery for a while. `url` is shown without its query. */
export function webhookEndpointFailing(
  { id, url }: { id: string; url: string },
  deadLetters: number,
  limit: number,
): Mail {
  const { host, origin, pathname } = new URL(url);
  return {
    kind: "webhook_endpoint_failing",
    subject: `Your webhook endpoint at ${host} is failing`,
    paragraphs: [
      `${deadLetters} deliveries in a row to ${origin}${pathname} have failed all seven attempts.`,
      `After ${limit} in a row we stop sending to it. One delivery that succeeds starts the count again.`,
      "Each delivery's page shows what your server answered. What failed can be replayed once it is fixed.",
    ],
    action: { label: "See what failed", path: `/developers/webhooks/${id}` },
  };
}
