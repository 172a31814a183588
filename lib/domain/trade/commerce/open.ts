import type { CheckoutRequest, KeptLine } from "@/lib/contracts/commerce/checkout";
import type { Message } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { openOrder, requireOpener } from "@/lib/domain/trade/orders/checkout/open-order";
import { addonItem, choicesOf, flatItem, itemOf, packageItem } from "./item-ids";
import { type Checked, checkLines, type Wanted } from "./lines";
import { type SoldOffer, soldOffers } from "./offers";

/** What a checkout is open for from now on: `orderId` is null while something is missing. */
export type Opened = { lines: KeptLine[]; messages: Message[]; pageUrl: string; orderId: string | null };

type CheckoutView = Awaited<ReturnType<typeof openOrder>>;

/** Refusals of an order that another choice, or the person, can lift: the checkout stays, and says so. */
const LIFTABLE = new Set(["conflict", "spend_limit_exceeded", "not_found", "validation_error"]);

/** Whether the caller may open checkouts, and so change and end them; without a credential as for `create_order`. Throws `unauthorized`, `insufficient_scope`. */
export function mayOpen(ctx: Context): void {
  if (ctx.actor.kind === "anonymous" && env().MCP_CREATE_ORDER_REQUIRES_KEY)
    throw new DomainError("unauthorized", "A checkout is opened for a person who linked their account, or with a key.");
  requireOpener(ctx);
}

/** Checks the lines, and opens an order with its hosted page where nothing is missing. Null where nothing of them is on sale. */
export async function openFor(ctx: Context, request: CheckoutRequest): Promise<Opened | null> {
  const asked = request.line_items.flatMap(({ item }) => itemOf(item.id)?.productId ?? []);
  const checked = checkLines(await soldOffers(ctx, asked), request.line_items);
  const { lines, problems, wanted, offer } = checked;
  if (!offer) return null;
  const told = unknownClaims(request);
  const waiting = { lines, messages: [...problems, ...told], pageUrl: offer.url, orderId: null };
  if (!wanted) return waiting;
  try {
    const order = await openOrder(ctx, wanted);
    return { lines: priced(checked, wanted, order), messages: told, pageUrl: offer.url, orderId: order.order_id };
  } catch (error) {
    if (!(error instanceof DomainError) || !LIFTABLE.has(error.code)) throw error;
    const limited = error.code === "spend_limit_exceeded";
    const refused: Message = {
      type: "error",
      code: limited ? error.code : "item_unavailable",
      content: error.message,
      severity: limited && !fits(offer, error.extras.remaining_cents) ? "requires_buyer_input" : "recoverable",
      path: "$.line_items",
    };
    return { ...waiting, messages: [refused, ...told], pageUrl: error.extras.limits_url ?? offer.url };
  }
}

/** Whether something of an offer costs no more than what is left; where not even that is allowed, nothing is left. */
function fits(offer: SoldOffer, leftCents = 0): boolean {
  return choicesOf(offer).some(({ priceCents }) => priceCents <= leftCents);
}

/** The lines at the prices that the order has: they are what is paid. */
function priced({ lines }: Checked, { product_id }: Wanted, order: CheckoutView): KeptLine[] {
  const prices = new Map(
    order.lines.map(({ kind, slug, amount_cents }) => {
      if (kind === "addon") return [addonItem(product_id, slug), amount_cents];
      return [kind === "package" ? packageItem(product_id, slug) : flatItem(product_id), amount_cents];
    }),
  );
  return lines.map((line) => {
    const price = prices.get(line.item.id) ?? prices.get(flatItem(product_id));
    return price === undefined ? line : { ...line, item: { ...line.item, price } };
  });
}

/** Claims of the buyer change nothing here, and anyone who made them is told. */
export function unknownClaims({ context }: CheckoutRequest): Message[] {
  if (!context?.eligibility?.length) return [];
  const content = "Prices here are the same for everyone: the claims in context.eligibility were not applied.";
  return [{ type: "warning", code: "eligibility_not_accepted", content, path: "$.context.eligibility" }];
}
