import type { APIRequestContext } from "playwright/test";
import { makeProduct } from "@/db/factories";
import type { Scope } from "@/lib/contracts/scopes";
import { keyed, makeCaller } from "./callers";

const SELLS: Scope[] = ["quotes:read", "quotes:write"];
const BUYS: Scope[] = ["purchases:read", "purchases:write"];

export const BRIEF = "A mark for a ferry line, to be cut in steel.";

/** A creator with something on sale, and a buyer who has asked them for a quote with a key. */
export async function askedQuote(api: APIRequestContext) {
  const [seller, buyer] = [await makeCaller(SELLS, { mcpDiscoverable: true }), await makeCaller(BUYS)];
  const product = await makeProduct(seller.creator.profileId, { sellable: true });
  const data = { handle: seller.creator.handle, brief: BRIEF };
  const asked = await (await api.post("/api/v1/quotes", { headers: keyed(buyer.headers), data })).json();
  const offer = {
    product_id: product.id,
    title: "Mark in steel",
    scope: "- One mark",
    amount_cents: 43_210,
    delivery_days: 4,
    revisions: 1,
  };
  return { seller, buyer, id: asked.id as string, asked, offer };
}

/** The same, and the creator's offer. */
export async function offeredQuote(api: APIRequestContext) {
  const made = await askedQuote(api);
  const sent = { headers: keyed(made.seller.headers), data: made.offer };
  const offered = await (await api.post(`/api/v1/quotes/${made.id}/offer`, sent)).json();
  return { ...made, offered };
}
