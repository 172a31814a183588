/** The page of a delivery. */
export function deliveryHref(id: string): string {
  return `/developers/webhooks/deliveries/${id}`;
}
