/** One of our calls to the processor: the SDK's method, and its types for what is sent and what comes back. */
type Typed = { method: string; sent: string; told: string };

const call = (method: string, sent: string, told: string): Typed => ({
  method,
  sent: `Stripe.${sent}`,
  told: told.replace(/\w[\w.]*$/, "Stripe.$&"),
});
const list = (method: string, sent: string, told: string): Typed => ({
  ...call(method, sent, told),
  told: `Stripe.ApiList<Stripe.${told}>`,
});

/** Every call that our code makes, by route. What is not here is not sent: a test reads the sources for it. */
export const CALLS: Readonly<Record<string, Typed>> = {
  "DELETE /v1/customers/:id": call("customers.del", "CustomerDeleteParams", "DeletedCustomer"),
  "DELETE /v1/subscriptions/:id": call("subscriptions.cancel", "SubscriptionCancelParams", "Subscription"),
  "GET /v1/accounts/:id": call("accounts.retrieve", "AccountRetrieveParams", "Account"),
  "GET /v1/balance": call("balance.retrieve", "BalanceRetrieveParams", "Balance"),
  "GET /v1/charges/:id": call("charges.retrieve", "ChargeRetrieveParams", "Charge"),
  "GET /v1/checkout/sessions": list("checkout.sessions.list", "Checkout.SessionListParams", "Checkout.Session"),
  "GET /v1/checkout/sessions/:id": call(
    "checkout.sessions.retrieve",
    "Checkout.SessionRetrieveParams",
    "Checkout.Session",
  ),
  "GET /v1/disputes": list("disputes.list", "DisputeListParams", "Dispute"),
  "GET /v1/disputes/:id": call("disputes.retrieve", "DisputeRetrieveParams", "Dispute"),
  "GET /v1/invoices": list("invoices.list", "InvoiceListParams", "Invoice"),
  "GET /v1/payment_intents/:id": call("paymentIntents.retrieve", "PaymentIntentRetrieveParams", "PaymentIntent"),
  "GET /v1/payouts": list("payouts.list", "PayoutListParams", "Payout"),
  "GET /v1/payouts/:id": call("payouts.retrieve", "PayoutRetrieveParams", "Payout"),
  "GET /v1/prices": list("prices.list", "PriceListParams", "Price"),
  "GET /v1/refunds": list("refunds.list", "RefundListParams", "Refund"),
  "GET /v1/refunds/:id": call("refunds.retrieve", "RefundRetrieveParams", "Refund"),
  "GET /v1/subscriptions": list("subscriptions.list", "SubscriptionListParams", "Subscription"),
  "GET /v1/subscriptions/:id": call("subscriptions.retrieve", "SubscriptionRetrieveParams", "Subscription"),
  "GET /v1/transfers/:id/reversals": list("transfers.listReversals", "TransferListReversalsParams", "TransferReversal"),
  "POST /v1/account_links": call("accountLinks.create", "AccountLinkCreateParams", "AccountLink"),
  "POST /v1/accounts": call("accounts.create", "AccountCreateParams", "Account"),
  "POST /v1/accounts/:id": call("accounts.update", "AccountUpdateParams", "Account"),
  "POST /v1/accounts/:id/login_links": call("accounts.createLoginLink", "AccountCreateLoginLinkParams", "LoginLink"),
  "POST /v1/billing_portal/sessions": call(
    "billingPortal.sessions.create",
    "BillingPortal.SessionCreateParams",
    "BillingPortal.Session",
  ),
  "POST /v1/checkout/sessions": call("checkout.sessions.create", "Checkout.SessionCreateParams", "Checkout.Session"),
  "POST /v1/checkout/sessions/:id/expire": call(
    "checkout.sessions.expire",
    "Checkout.SessionExpireParams",
    "Checkout.Session",
  ),
  "POST /v1/customers": call("customers.create", "CustomerCreateParams", "Customer"),
  "POST /v1/disputes/:id/close": call("disputes.close", "DisputeCloseParams", "Dispute"),
  "POST /v1/payouts": call("payouts.create", "PayoutCreateParams", "Payout"),
  "POST /v1/prices": call("prices.create", "PriceCreateParams", "Price"),
  "POST /v1/products": call("products.create", "ProductCreateParams", "Product"),
  "POST /v1/products/:id": call("products.update", "ProductUpdateParams", "Product"),
  "POST /v1/refunds": call("refunds.create", "RefundCreateParams", "Refund"),
  "POST /v1/subscriptions/:id": call("subscriptions.update", "SubscriptionUpdateParams", "Subscription"),
  "POST /v1/transfers/:id/reversals": call(
    "transfers.createReversal",
    "TransferCreateReversalParams",
    "TransferReversal",
  ),
};
