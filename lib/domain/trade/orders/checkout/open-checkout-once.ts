import { Checkout, type CheckoutView, type NewOrder } from "@/lib/contracts/trade/orders/orders";
import type { Context, Transaction } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { canonicalJson } from "@/lib/core/values/json-text";
import {
  claimAnswer,
  type IdempotentCall,
  keyHolder,
  type StoredAnswer,
  storeAnswer,
  storedAnswer,
} from "@/lib/domain/platform/access/idempotent-answers";
import type { SentFile } from "@/lib/domain/trade/files/attachments";
import { openCheckout } from "./open-checkout";

type Source = Parameters<typeof openCheckout>[2];

/** Marks answers whose hash is of all choices. The version before left `max_price_cents` out, and no mark (`openedBefore`). */
const HASHED = { hashed: "all" };

/**
 * Opens a checkout once per caller and key, for 24 hours: a repeat with the same choices gets the same order and URL,
 * and nothing is opened again. In the caller's transaction, if one is open. Refusals are not kept, nor do they stand in the way of a repeat. Throws what `openCheckout` does, `idempotency_conflict` for the key
 * with other choices, and `idempotency_in_flight` while the first call runs.
 */
export async function openCheckoutOnce(
  ctx: Context,
  input: NewOrder,
  source: Source,
  key: string,
  files: readonly SentFile[] = [],
): Promise<CheckoutView> {
  const call = {
    scopeHash: sha256(["open-checkout", source, keyHolder(ctx), key].join("\n")),
    requestHash: hashOf(input, files),
    secret: true,
    now: ctx.now,
  };
  const open = async (tx: Transaction) => {
    const checkout = await openCheckout({ ...ctx, db: tx, inTransaction: true }, input, source, files);
    await storeAnswer(call, { status: 200, headers: HASHED, body: JSON.stringify(checkout) }, tx);
    return checkout;
  };
  const claim = ctx.inTransaction
    ? claimAnswer(call, open, ctx.db)
    : claimAnswer(call, open).catch((error: unknown) => repeated(call, error));
  const tx = ctx.inTransaction ? ctx.db : undefined;
  const claimed = await claim.catch((error: unknown) => openedBefore(call, input, files, error, tx));
  return "stored" in claimed ? Checkout.parse(JSON.parse(claimed.stored.body)) : claimed.done;
}

/**
 * What was refused before it claimed its key may be a repeat of a call that opened its order, from before the price rose or the product
 * went: its answer. Throws the refusal.
 */
async function repeated(call: IdempotentCall, error: unknown): Promise<{ stored: StoredAnswer }> {
  if (!(error instanceof DomainError) || error.code.startsWith("idempotency_")) throw error;
  const stored = await storedAnswer(call);
  if (stored) return { stored };
  throw error;
}

/**
 * The answer that the version before stored for the same choices, whatever price was set: of an order within the price that is set now.
 * A day after an upgrade none is left. Throws the conflict.
 */
async function openedBefore(
  call: IdempotentCall,
  { max_price_cents, ...choices }: NewOrder,
  files: readonly SentFile[],
  error: unknown,
  tx: Transaction | undefined,
): Promise<{ stored: StoredAnswer }> {
  const conflict = error instanceof DomainError && error.code === "idempotency_conflict";
  if (!conflict || max_price_cents === undefined) throw error;
  const stored = await storedAnswer({ ...call, requestHash: hashOf(choices, files) }, tx);
  if (!stored || stored.headers.hashed !== undefined) throw error;
  if (Checkout.parse(JSON.parse(stored.body)).amount_cents > max_price_cents) throw error;
  return { stored };
}

function hashOf(input: NewOrder, files: readonly SentFile[]): Buffer {
  return sha256(canonical(input, files));
}

/** Choices as one text, however they were written: the order of add-ons and the case of the handle say nothing. */
function canonical(
  { handle, product_id, quote_id, tier_id, addon_ids, success_path, max_price_cents, ...told }: NewOrder,
  files: readonly SentFile[],
): string {
  const addons = [...new Set(addon_ids)].sort();
  const choices: unknown[] = [handle.toLowerCase(), product_id ?? null, tier_id ?? null, addons, success_path ?? null];
  if (quote_id) choices.push(quote_id);
  // an order that was opened is no answer to who would have less
  if (max_price_cents !== undefined) choices.push({ max_price_cents });
  const { brief = "", answers = {}, attachments = [] } = told;
  // as before for an order without a brief: what was stored then still answers
  const said = brief !== "" || attachments.length + files.length > 0 || Object.keys(answers).length > 0;
  return canonicalJson(
    JSON.stringify(
      said ? [...choices, brief, answers, attachments, files.map(({ name, kept }) => [name, kept.sha256])] : choices,
    ),
  );
}
