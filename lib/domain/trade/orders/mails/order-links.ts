import type { Mail } from "@/lib/domain/platform/mail/message";

/** Carries the links of a buyer's orders, asked for again. */
export function orderLinks(orders: readonly { title: string; path: string }[]): Mail {
  return {
    kind: "order_links",
    subject: orders.length === 1 ? "The link to your order" : "The links to your orders",
    paragraphs: [
      "Somebody, perhaps you, asked for the links to the orders that were paid with this address.",
      "Each opens its order without an account: do not pass them on. If it was not you, ignore this mail.",
    ],
    links: orders.map(({ title, path }) => ({ label: title, path })),
  };
}
