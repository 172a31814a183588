import { z } from "zod";
import type { Call } from "../../call";
import type { Session } from "../../objects/checkout";
import { integer, link, list, metadata, text } from "../../params";
import { randomId } from "../../random";
import { insert } from "../../store";
import { kept } from "../merge";
import { LINE_ITEMS, priceLines } from "./line-items";
import { checkDestination, checkFee, checkTerms, checkTotal, expiry } from "./session-rules";

const DESTINATION = z.strictObject({ destination: text }).optional();
const PAYMENT_DATA = z.strictObject({
  application_fee_amount: integer(1).optional(),
  transfer_data: DESTINATION,
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: text.optional(),
  transfer_group: text.optional(),
});
const SUBSCRIPTION_DATA = z.strictObject({
  application_fee_percent: z.coerce.number().min(0).max(100).optional(),
  transfer_data: DESTINATION,
  description: text.optional(),
  metadata: metadata.optional(),
});

/**
 * Parameters of a new hosted checkout (docs.stripe.com/api/checkout/sessions/create), as far as the sandbox knows
 * them.
 */
export const NEW_SESSION = {
  mode: z.enum(["payment", "subscription"]),
  success_url: link,
  cancel_url: link.optional(),
  line_items: LINE_ITEMS,
  client_reference_id: z.string().max(200).optional(),
  customer: text.optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  customer_email: z.email().optional(),
  custom_text: z
    .strictObject({ submit: z.strictObject({ message: z.string().min(1).max(1_200) }).optional() })
    .optional(),
  expires_at: integer().optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  payment_intent_data: PAYMENT_DATA.optional(),
  payment_method_types: list(z.enum(["card"])).optional(),
  saved_payment_method_options: z
    .strictObject({
      payment_method_remove: z.enum(["enabled", "disabled"]).optional(),
      payment_method_save: z.enum(["enabled", "disabled"]).optional(),
    })
    .optional(),
  submit_type: z.enum(["auto", "book", "donate", "pay"]).optional(),
  subscription_data: SUBSCRIPTION_DATA.optional(),
  ui_mode: z.enum(["hosted_page"]).optional(),
};

type Params = z.output<z.ZodObject<typeof NEW_SESSION>>;

/** Opens a hosted checkout. All amounts are in minor units of the prices' currency. */
export async function createSession(call: Call, params: Params): Promise<Session> {
  const lines = await priceLines(call, params.line_items, params.mode);
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const payment = params.payment_intent_data ?? {};
  const subscription = params.subscription_data ?? {};
  checkTotal(total);
  checkFee(payment.application_fee_amount, payment.transfer_data?.destination, total);
  await checkTerms(call, params);
  await checkDestination(call, payment.transfer_data?.destination, "payment_intent_data");
  await checkDestination(call, subscription.transfer_data?.destination, "subscription_data");
  const id = randomId("cs_test", 58);
  const session: Session = {
    id,
    object: "checkout.session",
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: call.now,
    currency: lines[0]?.currency ?? "usd",
    custom_text: { submit: params.custom_text?.submit ?? null },
    customer: params.customer ?? null,
    customer_creation: params.mode === "payment" ? (params.customer_creation ?? "if_required") : null,
    customer_details: params.customer_email ? { email: params.customer_email } : null,
    customer_email: params.customer_email ?? null,
    expires_at: expiry(call, params.expires_at),
    invoice: null,
    livemode: false,
    locale: params.locale ?? null,
    metadata: kept(params.metadata),
    mode: params.mode,
    payment_intent: null,
    payment_link: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    saved_payment_method_options: savedOptions(params),
    status: "open",
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${call.origin}/sandbox/checkout/${id}`,
    _lines: lines,
    _payment: {
      fee: payment.application_fee_amount ?? null,
      destination: payment.transfer_data?.destination ?? null,
      description: payment.description ?? null,
      metadata: kept(payment.metadata),
      receipt_email: payment.receipt_email ?? null,
      transfer_group: payment.transfer_group ?? null,
    },
    _subscription: {
      fee_percent: subscription.application_fee_percent ?? null,
      destination: subscription.transfer_data?.destination ?? null,
      description: subscription.description ?? null,
      metadata: kept(subscription.metadata),
    },
    _intent: null,
    _draft: null,
    _paid_by: null,
  };
  await insert(call, session);
  return session;
}

/** Cards are kept for customers: where a checkout has none, and makes none, there is nobody to keep one for. */
function savedOptions(params: Params): Session["saved_payment_method_options"] {
  const hasCustomer = params.customer !== undefined || params.customer_creation === "always";
  if (params.mode !== "payment" || !hasCustomer) return null;
  const { payment_method_remove = "disabled", payment_method_save = "disabled" } =
    params.saved_payment_method_options ?? {};
  return { allow_redisplay_filters: ["always"], payment_method_remove, payment_method_save };
}
