import { type CardOutcome, changeCardInPortal } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { formRoute } from "../../../_parts/form-route";

/** Another card for a subscription. */
export const POST = formRoute("token", async (token, form) => {
  const field = (name: string) => form.get(name) ?? "";
  const where = { token, subscription: field("subscription") };
  const typed = { name: field("name"), card: field("card"), expiry: field("expiry"), cvc: field("cvc") };
  const outcome = await changeCardInPortal(where, typed);
  return `/sandbox/portal/${encodeURIComponent(token)}?${said(outcome, where.subscription)}`;
});

function said(outcome: CardOutcome, subscription: string): URLSearchParams {
  switch (outcome.outcome) {
    case "saved":
      return new URLSearchParams({ saved: subscription });
    case "unpaid":
      return new URLSearchParams({ error: "generic_decline" });
    case "declined":
      return new URLSearchParams({ error: outcome.code });
    case "invalid":
      return new URLSearchParams({ error: outcome.fields.map((field) => field.code).join(",") });
  }
}
