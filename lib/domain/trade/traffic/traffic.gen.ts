// Recorded by traffic.apart.test.ts and renewed by `npx vitest run -u lib/domain/trade/traffic`: the compiler judges it.
import type Stripe from "stripe";
import type { Sent, Told } from "./shapes";

export const calls = {
  "DELETE /v1/subscriptions/:id": {
    sent: {  } satisfies Sent<Stripe.SubscriptionCancelParams>,
    told: { "id": "sub_…", "items": { "url": "…", "data": [{ "id": "si_…", "price": { "id": "price_…", "type": "recurring", "active": true, "object": "price", "created": 1767225600, "product": "prod_…", "currency": "usd", "livemode": false, "metadata": { "guildhall_plan": "…" }, "nickname": null, "recurring": { "meter": null, "interval": "month", "usage_type": "licensed", "interval_count": 1, "trial_period_days": null }, "lookup_key": "guildhall_…", "tiers_mode": null, "unit_amount": 1900, "tax_behavior": "unspecified", "billing_scheme": "per_unit", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "1900" }, "object": "subscription_item", "created": 1767225600, "metadata": {  }, "quantity": 1, "subscription": "sub_…", "current_period_end": 1767225600, "current_period_start": 1767225600 }], "object": "list", "has_more": false }, "object": "subscription", "status": "canceled", "created": 1767225600, "currency": "usd", "customer": "cus_…", "ended_at": 1767225600, "livemode": false, "metadata": { "plan_profile_id": "…" }, "cancel_at": null, "trial_end": null, "start_date": 1767225600, "canceled_at": 1767225600, "description": null, "transfer_data": null, "latest_invoice": "in_…", "collection_method": "charge_…", "billing_cycle_anchor": 1767225600, "cancel_at_period_end": false, "application_fee_percent": null } satisfies Told<Stripe.Subscription>,
  },
  "GET /v1/accounts/:id": {
    sent: {  } satisfies Sent<Stripe.AccountRetrieveParams>,
    told: { "id": "acct_…", "type": "express", "email": "…", "object": "account", "country": "US", "created": 1767225600, "metadata": { "profile_id": "…" }, "settings": { "payouts": { "schedule": { "interval": "manual", "delay_days": 2 } } }, "capabilities": { "transfers": "active", "card_payments": "active" }, "requirements": { "errors": [], "past_due": [], "currently_due": [], "eventually_due": [], "disabled_reason": null, "pending_verification": [] }, "business_type": null, "charges_enabled": true, "payouts_enabled": true, "business_profile": { "url": "…", "name": "…" }, "default_currency": "usd", "details_submitted": true } satisfies Told<Stripe.Account>,
  },
  "GET /v1/balance": {
    sent: {  } satisfies Sent<Stripe.BalanceRetrieveParams>,
    told: { "object": "balance", "available": [{ "amount": 0, "currency": "usd", "source_types": { "card": 0 } }], "livemode": false, "pending": [{ "amount": 0, "currency": "usd", "source_types": { "card": 0 } }] } satisfies Told<Stripe.Balance>,
  },
  "GET /v1/charges/:id": {
    sent: {  } satisfies Sent<Stripe.ChargeRetrieveParams>,
    told: { "id": "py_…", "paid": true, "amount": 700, "object": "charge", "status": "succeeded", "created": 1767225600, "captured": true, "currency": "usd", "customer": "cus_…", "disputed": false, "livemode": false, "metadata": {  }, "refunded": false, "description": null, "receipt_url": null, "failure_code": null, "on_behalf_of": null, "receipt_email": null, "transfer_data": null, "payment_intent": null, "payment_method": "pm_…", "transfer_group": "tr_…", "amount_captured": 700, "amount_refunded": 0, "application_fee": null, "billing_details": { "name": "…", "email": "…" }, "failure_message": null, "balance_transaction": { "id": "txn_…", "fee": 70, "net": 630, "type": "payment", "amount": 700, "object": "balance_transaction", "source": "py_…", "status": "pending", "created": 1767225600, "currency": "usd", "description": null, "fee_details": [{ "type": "application_fee", "amount": 70, "currency": "usd", "application": null, "description": null }], "available_on": 1767225600, "balance_type": "payments", "exchange_rate": null, "reporting_category": "charge" }, "application_fee_amount": 70, "payment_method_details": { "card": { "brand": "visa", "last4": "4242", "fingerprint": "…" }, "type": "card" } } satisfies Told<Stripe.Charge>,
  },
  "GET /v1/checkout/sessions/:id": {
    sent: {  } satisfies Sent<Stripe.Checkout.SessionRetrieveParams>,
    told: { "id": "cs_test_…", "url": "…", "mode": "payment", "locale": null, "object": "checkout.session", "status": "open", "created": 1767225600, "invoice": null, "ui_mode": "hosted_page", "currency": "usd", "customer": null, "livemode": false, "metadata": { "order_id": "…" }, "cancel_url": "…", "expires_at": 1767225600, "custom_text": { "submit": { "message": "You pay Maker … through Guildhall. Your money is held until you accept the delivery, or until 72 hours have passed after it." } }, "submit_type": null, "success_url": "…", "amount_total": 20000, "payment_link": null, "subscription": null, "automatic_tax": { "status": null, "enabled": false, "provider": null, "liability": null }, "total_details": { "amount_tax": 0, "amount_discount": 0, "amount_shipping": 0 }, "customer_email": "…", "payment_intent": null, "payment_status": "unpaid", "amount_subtotal": 20000, "customer_details": { "email": "…" }, "customer_creation": "always", "client_reference_id": "ord_…", "payment_method_types": ["card"], "saved_payment_method_options": { "payment_method_save": "enabled", "payment_method_remove": "enabled", "allow_redisplay_filters": ["always"] } } satisfies Told<Stripe.Checkout.Session>,
  },
  "GET /v1/disputes": {
    sent: { "payment_intent": "pi_…", "limit": 1 } satisfies Sent<Stripe.DisputeListParams>,
    told: { "object": "list", "url": "…", "has_more": false, "data": [{ "id": "dp_…", "amount": 20000, "charge": "ch_…", "object": "dispute", "reason": "fraudulent", "status": "needs_response", "created": 1767225600, "currency": "usd", "evidence": { "uncategorized_text": null }, "livemode": false, "metadata": {  }, "payment_intent": "pi_…", "is_charge_refundable": false }] } satisfies Told<Stripe.ApiList<Stripe.Dispute>>,
  },
  "GET /v1/disputes/:id": {
    sent: {  } satisfies Sent<Stripe.DisputeRetrieveParams>,
    told: { "id": "du_…", "amount": 20000, "charge": "ch_…", "object": "dispute", "reason": "fraudulent", "status": "needs_response", "created": 1767225600, "currency": "usd", "evidence": { "uncategorized_text": null }, "livemode": false, "metadata": {  }, "payment_intent": "pi_…", "is_charge_refundable": false } satisfies Told<Stripe.Dispute>,
  },
  "GET /v1/invoices": {
    sent: { "subscription": "sub_…", "status": "paid", "limit": 100 } satisfies Sent<Stripe.InvoiceListParams>,
    told: { "object": "list", "url": "…", "has_more": false, "data": [{ "id": "in_…", "total": 1900, "number": "…", "object": "invoice", "parent": { "type": "subscription_details", "subscription_details": { "metadata": { "plan_profile_id": "…" }, "subscription": "sub_…" } }, "status": "paid", "created": 1767225600, "currency": "usd", "customer": "cus_…", "livemode": false, "metadata": {  }, "payments": { "url": "…", "data": [{ "id": "inpay_…", "object": "invoice_payment", "status": "paid", "created": 1767225600, "invoice": "in_…", "payment": { "type": "payment_intent", "payment_intent": "pi_…" }, "currency": "usd", "livemode": false, "is_default": true, "amount_paid": 1900, "amount_requested": 1900 }], "object": "list", "has_more": false }, "subtotal": 1900, "attempted": true, "amount_due": 1900, "period_end": 1767225600, "amount_paid": 1900, "invoice_pdf": null, "period_start": 1767225600, "attempt_count": 1, "billing_reason": "subscription_create", "customer_email": "…", "amount_remaining": 0, "collection_method": "charge_…", "hosted_invoice_url": null, "next_payment_attempt": null }] } satisfies Told<Stripe.ApiList<Stripe.Invoice>>,
  },
  "GET /v1/payment_intents/:id": {
    sent: {  } satisfies Sent<Stripe.PaymentIntentRetrieveParams>,
    told: { "id": "pi_…", "amount": 1900, "object": "payment_intent", "status": "succeeded", "created": 1767225600, "currency": "usd", "customer": "cus_…", "livemode": false, "metadata": {  }, "canceled_at": null, "description": null, "next_action": null, "on_behalf_of": null, "latest_charge": { "id": "ch_…", "paid": true, "amount": 1900, "object": "charge", "status": "succeeded", "created": 1767225600, "captured": true, "currency": "usd", "customer": "cus_…", "disputed": false, "livemode": false, "metadata": {  }, "refunded": false, "description": null, "receipt_url": null, "failure_code": null, "on_behalf_of": null, "receipt_email": null, "transfer_data": null, "payment_intent": "pi_…", "payment_method": "pm_…", "transfer_group": null, "amount_captured": 1900, "amount_refunded": 0, "application_fee": null, "billing_details": { "name": "…", "email": "…" }, "failure_message": null, "balance_transaction": "txn_…", "application_fee_amount": null, "payment_method_details": { "card": { "brand": "visa", "last4": "4242", "fingerprint": "…" }, "type": "card" } }, "receipt_email": null, "transfer_data": null, "capture_method": "automatic_async", "payment_method": "pm_…", "transfer_group": null, "amount_received": 1900, "amount_capturable": 0, "last_payment_error": null, "cancellation_reason": null, "confirmation_method": "automatic", "payment_method_types": ["card"], "application_fee_amount": null } satisfies Told<Stripe.PaymentIntent>,
  },
  "GET /v1/payouts": {
    sent: { "limit": 100, "created": { "gte": 1767225600 } } satisfies Sent<Stripe.PayoutListParams>,
    told: { "object": "list", "url": "…", "has_more": false, "data": [{ "id": "po_…", "type": "bank_account", "amount": 18000, "method": "standard", "object": "payout", "status": "pending", "created": 1767225600, "currency": "usd", "livemode": false, "metadata": { "payment": "…", "release": "…", "order_id": "…", "returned": "…" }, "automatic": false, "description": null, "destination": null, "reversed_by": null, "source_type": "card", "arrival_date": 1767225600, "failure_code": null, "failure_message": null, "original_payout": null, "balance_transaction": "txn_…", "statement_descriptor": null, "reconciliation_status": "not_applicable", "failure_balance_transaction": null }] } satisfies Told<Stripe.ApiList<Stripe.Payout>>,
  },
  "GET /v1/payouts/:id": {
    sent: {  } satisfies Sent<Stripe.PayoutRetrieveParams>,
    told: { "id": "po_…", "type": "bank_account", "amount": 630, "method": "standard", "object": "payout", "status": "pending", "created": 1767225600, "currency": "usd", "livemode": false, "metadata": { "payment": "…", "release": "…", "returned": "…" }, "automatic": false, "description": null, "destination": null, "reversed_by": null, "source_type": "card", "arrival_date": 1767225600, "failure_code": null, "failure_message": null, "original_payout": null, "balance_transaction": "txn_…", "statement_descriptor": null, "reconciliation_status": "not_applicable", "failure_balance_transaction": null } satisfies Told<Stripe.Payout>,
  },
  "GET /v1/prices": {
    sent: { "active": true, "lookup_keys": ["guildhall_…"], "limit": 1 } satisfies Sent<Stripe.PriceListParams>,
    told: { "object": "list", "url": "…", "has_more": false, "data": [] } satisfies Told<Stripe.ApiList<Stripe.Price>>,
  },
  "GET /v1/refunds": {
    sent: { "payment_intent": "pi_…", "limit": 100 } satisfies Sent<Stripe.RefundListParams>,
    told: { "object": "list", "url": "…", "has_more": false, "data": [{ "id": "re_…", "amount": 1900, "charge": "ch_…", "object": "refund", "reason": "duplicate", "status": "succeeded", "created": 1767225600, "currency": "usd", "metadata": { "owed_refund": "…" }, "payment_intent": "pi_…", "receipt_number": null, "transfer_reversal": null, "balance_transaction": "txn_…" }] } satisfies Told<Stripe.ApiList<Stripe.Refund>>,
  },
  "GET /v1/refunds/:id": {
    sent: {  } satisfies Sent<Stripe.RefundRetrieveParams>,
    told: { "id": "re_…", "amount": 20000, "charge": "ch_…", "object": "refund", "reason": "requested_by_customer", "status": "succeeded", "created": 1767225600, "currency": "usd", "metadata": { "attempt": "…", "order_id": "…", "order_refund": "…" }, "payment_intent": "pi_…", "receipt_number": null, "transfer_reversal": "trr_…", "balance_transaction": "txn_…" } satisfies Told<Stripe.Refund>,
  },
  "GET /v1/subscriptions/:id": {
    sent: {  } satisfies Sent<Stripe.SubscriptionRetrieveParams>,
    told: { "id": "sub_…", "items": { "url": "…", "data": [{ "id": "si_…", "price": { "id": "price_…", "type": "recurring", "active": true, "object": "price", "created": 1767225600, "product": "prod_…", "currency": "usd", "livemode": false, "metadata": { "guildhall_plan": "…" }, "nickname": null, "recurring": { "meter": null, "interval": "month", "usage_type": "licensed", "interval_count": 1, "trial_period_days": null }, "lookup_key": "guildhall_…", "tiers_mode": null, "unit_amount": 1900, "tax_behavior": "unspecified", "billing_scheme": "per_unit", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "1900" }, "object": "subscription_item", "created": 1767225600, "metadata": {  }, "quantity": 1, "subscription": "sub_…", "current_period_end": 1767225600, "current_period_start": 1767225600 }], "object": "list", "has_more": false }, "object": "subscription", "status": "active", "created": 1767225600, "currency": "usd", "customer": "cus_…", "ended_at": null, "livemode": false, "metadata": { "plan_profile_id": "…" }, "cancel_at": null, "trial_end": null, "start_date": 1767225600, "canceled_at": null, "description": null, "transfer_data": null, "latest_invoice": "in_…", "collection_method": "charge_…", "billing_cycle_anchor": 1767225600, "cancel_at_period_end": false, "application_fee_percent": null } satisfies Told<Stripe.Subscription>,
  },
  "GET /v1/transfers/:id/reversals": {
    sent: { "limit": 100 } satisfies Sent<Stripe.TransferListReversalsParams>,
    told: { "object": "list", "url": "…", "has_more": false, "data": [] } satisfies Told<Stripe.ApiList<Stripe.TransferReversal>>,
  },
  "POST /v1/account_links": {
    sent: { "account": "acct_…", "type": "account_onboarding", "refresh_url": "…", "return_url": "…" } satisfies Sent<Stripe.AccountLinkCreateParams>,
    told: { "object": "account_link", "created": 1767225600, "expires_at": 1767225600, "url": "…" } satisfies Told<Stripe.AccountLink>,
  },
  "POST /v1/accounts": {
    sent: { "business_profile": { "name": "…", "url": "…" }, "capabilities": { "card_payments": { "requested": true }, "transfers": { "requested": true } }, "email": "…", "metadata": { "profile_id": "…" }, "settings": { "payouts": { "schedule": { "interval": "manual" } } }, "country": "US", "type": "express" } satisfies Sent<Stripe.AccountCreateParams>,
    told: { "id": "acct_…", "object": "account", "business_profile": { "name": "…", "url": "…" }, "business_type": null, "capabilities": { "card_payments": "inactive", "transfers": "inactive" }, "charges_enabled": false, "country": "US", "created": 1767225600, "default_currency": "usd", "details_submitted": false, "email": "…", "metadata": { "profile_id": "…" }, "payouts_enabled": false, "requirements": { "errors": [], "eventually_due": [], "past_due": [], "pending_verification": [], "currently_due": ["external_account", "tos_acceptance.date"], "disabled_reason": "requirements.past_due" }, "settings": { "payouts": { "schedule": { "delay_days": 2, "interval": "manual" } } }, "type": "express" } satisfies Told<Stripe.Account>,
  },
  "POST /v1/accounts/:id": {
    sent: { "settings": { "payouts": { "schedule": { "interval": "manual" } } } } satisfies Sent<Stripe.AccountUpdateParams>,
    told: { "id": "acct_…", "type": "express", "email": "…", "object": "account", "country": "US", "created": 1767225600, "metadata": {  }, "settings": { "payouts": { "schedule": { "delay_days": 2, "interval": "manual" } } }, "capabilities": { "transfers": "active", "card_payments": "active" }, "requirements": { "errors": [], "past_due": [], "currently_due": [], "eventually_due": [], "disabled_reason": null, "pending_verification": [] }, "business_type": null, "charges_enabled": true, "payouts_enabled": true, "business_profile": { "name": "…" }, "default_currency": "usd", "details_submitted": true } satisfies Told<Stripe.Account>,
  },
  "POST /v1/accounts/:id/login_links": {
    sent: {  } satisfies Sent<Stripe.AccountCreateLoginLinkParams>,
    told: { "object": "login_link", "created": 1767225600, "url": "…" } satisfies Told<Stripe.LoginLink>,
  },
  "POST /v1/billing_portal/sessions": {
    sent: { "customer": "cus_…", "return_url": "…" } satisfies Sent<Stripe.BillingPortal.SessionCreateParams>,
    told: { "id": "bps_…", "object": "billing_portal.session", "configuration": "bpc_sandbox", "created": 1767225600, "customer": "cus_…", "flow": null, "livemode": false, "locale": null, "on_behalf_of": null, "return_url": "…", "url": "…" } satisfies Told<Stripe.BillingPortal.Session>,
  },
  "POST /v1/checkout/sessions": {
    sent: { "mode": "payment", "success_url": "…", "cancel_url": "…", "line_items": [{ "price_data": { "currency": "usd", "unit_amount": 20000, "product_data": { "description": "…", "name": "…" } }, "quantity": 1 }], "client_reference_id": "ord_…", "customer_creation": "always", "customer_email": "…", "custom_text": { "submit": { "message": "You pay Maker … through Guildhall. Your money is held until you accept the delivery, or until 72 hours have passed after it." } }, "expires_at": 1767225600, "metadata": { "order_id": "…" }, "payment_intent_data": { "application_fee_amount": 2000, "transfer_data": { "destination": "acct_…" }, "metadata": { "order_id": "…" } }, "saved_payment_method_options": { "payment_method_remove": "enabled", "payment_method_save": "enabled" } } satisfies Sent<Stripe.Checkout.SessionCreateParams>,
    told: { "id": "cs_test_…", "object": "checkout.session", "amount_subtotal": 20000, "amount_total": 20000, "automatic_tax": { "enabled": false, "liability": null, "provider": null, "status": null }, "cancel_url": "…", "client_reference_id": "ord_…", "created": 1767225600, "currency": "usd", "custom_text": { "submit": { "message": "You pay Maker … through Guildhall. Your money is held until you accept the delivery, or until 72 hours have passed after it." } }, "customer": null, "customer_creation": "always", "customer_details": { "email": "…" }, "customer_email": "…", "expires_at": 1767225600, "invoice": null, "livemode": false, "locale": null, "metadata": { "order_id": "…" }, "mode": "payment", "payment_intent": null, "payment_link": null, "payment_method_types": ["card"], "payment_status": "unpaid", "saved_payment_method_options": { "allow_redisplay_filters": ["always"], "payment_method_remove": "enabled", "payment_method_save": "enabled" }, "status": "open", "submit_type": null, "subscription": null, "success_url": "…", "total_details": { "amount_discount": 0, "amount_shipping": 0, "amount_tax": 0 }, "ui_mode": "hosted_page", "url": "…" } satisfies Told<Stripe.Checkout.Session>,
  },
  "POST /v1/checkout/sessions/:id/expire": {
    sent: {  } satisfies Sent<Stripe.Checkout.SessionExpireParams>,
    told: { "id": "cs_test_…", "url": null, "mode": "payment", "locale": null, "object": "checkout.session", "status": "expired", "created": 1767225600, "invoice": null, "ui_mode": "hosted_page", "currency": "usd", "customer": null, "livemode": false, "metadata": { "order_id": "…" }, "cancel_url": "…", "expires_at": 1767225600, "custom_text": { "submit": { "message": "You pay Maker … through Guildhall. Your money is held until you accept the delivery, or until 72 hours have passed after it." } }, "submit_type": null, "success_url": "…", "amount_total": 20000, "payment_link": null, "subscription": null, "automatic_tax": { "status": null, "enabled": false, "provider": null, "liability": null }, "total_details": { "amount_tax": 0, "amount_discount": 0, "amount_shipping": 0 }, "customer_email": "…", "payment_intent": null, "payment_status": "unpaid", "amount_subtotal": 20000, "customer_details": { "email": "…" }, "customer_creation": "always", "client_reference_id": "ord_…", "payment_method_types": ["card"], "saved_payment_method_options": { "payment_method_save": "enabled", "payment_method_remove": "enabled", "allow_redisplay_filters": ["always"] } } satisfies Told<Stripe.Checkout.Session>,
  },
  "POST /v1/customers": {
    sent: { "email": "…", "name": "…", "metadata": { "plan_profile_id": "…" } } satisfies Sent<Stripe.CustomerCreateParams>,
    told: { "id": "cus_…", "object": "customer", "balance": 0, "created": 1767225600, "currency": null, "default_source": null, "delinquent": false, "description": null, "email": "…", "livemode": false, "metadata": { "plan_profile_id": "…" }, "name": "…", "phone": null, "shipping": null } satisfies Told<Stripe.Customer>,
  },
  "POST /v1/disputes/:id/close": {
    sent: {  } satisfies Sent<Stripe.DisputeCloseParams>,
    told: { "id": "dp_…", "amount": 20000, "charge": "ch_…", "object": "dispute", "reason": "fraudulent", "status": "lost", "created": 1767225600, "currency": "usd", "evidence": { "uncategorized_text": null }, "livemode": false, "metadata": {  }, "payment_intent": "pi_…", "is_charge_refundable": false } satisfies Told<Stripe.Dispute>,
  },
  "POST /v1/payouts": {
    sent: { "amount": 18000, "currency": "usd", "metadata": { "release": "…", "returned": "…", "payment": "…", "order_id": "…" } } satisfies Sent<Stripe.PayoutCreateParams>,
    told: { "id": "po_…", "object": "payout", "amount": 18000, "arrival_date": 1767225600, "automatic": false, "balance_transaction": "txn_…", "created": 1767225600, "currency": "usd", "description": null, "destination": null, "failure_balance_transaction": null, "failure_code": null, "failure_message": null, "livemode": false, "metadata": { "release": "…", "returned": "…", "payment": "…", "order_id": "…" }, "method": "standard", "original_payout": null, "reconciliation_status": "not_applicable", "reversed_by": null, "source_type": "card", "statement_descriptor": null, "status": "pending", "type": "bank_account" } satisfies Told<Stripe.Payout>,
  },
  "POST /v1/prices": {
    sent: { "currency": "usd", "unit_amount": 12000, "transfer_lookup_key": false, "product": "prod_…" } satisfies Sent<Stripe.PriceCreateParams>,
    told: { "id": "price_…", "object": "price", "active": true, "billing_scheme": "per_unit", "created": 1767225600, "currency": "usd", "custom_unit_amount": null, "livemode": false, "lookup_key": null, "metadata": {  }, "nickname": null, "product": "prod_…", "recurring": null, "tax_behavior": "unspecified", "tiers_mode": null, "transform_quantity": null, "type": "one_time", "unit_amount": 12000, "unit_amount_decimal": "12000" } satisfies Told<Stripe.Price>,
  },
  "POST /v1/products": {
    sent: { "description": "…", "metadata": { "product_id": "…" }, "name": "…", "default_price_data": { "currency": "usd", "unit_amount": 9000 } } satisfies Sent<Stripe.ProductCreateParams>,
    told: { "id": "prod_…", "object": "product", "active": true, "created": 1767225600, "default_price": "price_…", "description": "…", "images": [], "livemode": false, "marketing_features": [], "metadata": { "product_id": "…" }, "name": "…", "package_dimensions": null, "shippable": null, "tax_code": null, "type": "service", "unit_label": null, "updated": 1767225600, "url": null } satisfies Told<Stripe.Product>,
  },
  "POST /v1/products/:id": {
    sent: { "description": "…", "name": "…", "default_price": "price_…" } satisfies Sent<Stripe.ProductUpdateParams>,
    told: { "id": "prod_…", "url": null, "name": "…", "type": "service", "active": true, "images": [], "object": "product", "created": 1767225600, "updated": 1767225600, "livemode": false, "metadata": { "product_id": "…" }, "tax_code": null, "shippable": null, "unit_label": null, "description": "…", "default_price": "price_…", "marketing_features": [], "package_dimensions": null } satisfies Told<Stripe.Product>,
  },
  "POST /v1/refunds": {
    sent: { "payment_intent": "pi_…", "metadata": { "owed_refund": "…" }, "reason": "duplicate", "refund_application_fee": false, "reverse_transfer": false } satisfies Sent<Stripe.RefundCreateParams>,
    told: { "id": "re_…", "object": "refund", "amount": 1900, "balance_transaction": "txn_…", "charge": "ch_…", "created": 1767225600, "currency": "usd", "metadata": { "owed_refund": "…" }, "payment_intent": "pi_…", "reason": "duplicate", "receipt_number": null, "status": "succeeded", "transfer_reversal": null } satisfies Told<Stripe.Refund>,
  },
  "POST /v1/subscriptions/:id": {
    sent: { "cancel_at_period_end": false, "items": [{ "id": "si_…", "price": "price_…" }], "payment_behavior": "error_…", "proration_behavior": "always_invoice" } satisfies Sent<Stripe.SubscriptionUpdateParams>,
    told: { "id": "sub_…", "items": { "url": "…", "data": [{ "id": "si_…", "price": { "id": "price_…", "type": "recurring", "active": true, "object": "price", "created": 1767225600, "product": "prod_…", "currency": "usd", "livemode": false, "metadata": { "guildhall_plan": "…" }, "nickname": null, "recurring": { "meter": null, "interval": "month", "usage_type": "licensed", "interval_count": 1, "trial_period_days": null }, "lookup_key": "guildhall_…", "tiers_mode": null, "unit_amount": 7900, "tax_behavior": "unspecified", "billing_scheme": "per_unit", "custom_unit_amount": null, "transform_quantity": null, "unit_amount_decimal": "7900" }, "object": "subscription_item", "created": 1767225600, "metadata": {  }, "quantity": 1, "subscription": "sub_…", "current_period_end": 1767225600, "current_period_start": 1767225600 }], "object": "list", "has_more": false }, "object": "subscription", "status": "active", "created": 1767225600, "currency": "usd", "customer": "cus_…", "ended_at": null, "livemode": false, "metadata": { "plan_profile_id": "…" }, "cancel_at": null, "trial_end": null, "start_date": 1767225600, "canceled_at": null, "description": null, "transfer_data": null, "latest_invoice": "in_…", "collection_method": "charge_…", "billing_cycle_anchor": 1767225600, "cancel_at_period_end": false, "application_fee_percent": null } satisfies Told<Stripe.Subscription>,
  },
  "POST /v1/transfers/:id/reversals": {
    sent: { "amount": 20000, "metadata": { "owed_refund": "…" }, "refund_application_fee": true } satisfies Sent<Stripe.TransferCreateReversalParams>,
    told: { "id": "trr_…", "object": "transfer_reversal", "amount": 20000, "created": 1767225600, "currency": "usd", "metadata": { "owed_refund": "…" }, "source_refund": null, "transfer": "tr_…" } satisfies Told<Stripe.TransferReversal>,
  },
};

export const events = {

};
