import type { Mail } from "@/lib/domain/platform/mail/message";

/** To the owner of a webhook endpoint that was disabled for its failures. `url` is shown without its query. */
export function webhookEndpointDisabled({ id, url }: { id: string; url: string }, deadLetters: number): Mail {
  const { host, origin, pathname } = new URL(url);
  return {
    kind: "webhook_endpoint_disabled",
    subject: `Your webhook endpoint at ${host} is disabled`,
    paragraphs: [
      `${deadLetters} deliveries in a row to ${origin}${pathname} have failed all seven attempts, so we have stopped sending to it.`,
      "Events that happen meanwhile are kept as skipped deliveries. Enable the endpoint once it is fixed, then replay what it missed.",
    ],
    action: { label: "See what failed", path: `/developers/webhooks/${id}` },
  };
}
