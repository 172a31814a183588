/** The hosted pages of the sandbox as data and verbs; `app/sandbox` gives them their looks. */
export { TEST_CARDS } from "../paying/cards";
export { type CheckoutLine, type CheckoutView, viewCheckout } from "../paying/checkout-view";
export { isTestCheckout } from "../paying/is-test";
export { confirmAuthentication, forgetSavedCard, type PaymentOutcome, payCheckout } from "../paying/pay";
export { type PaymentErrors, paymentErrors } from "../paying/payment-errors";
export type { FieldError, PaymentField, PaymentForm } from "../paying/payment-form";
export { type DashboardView, viewDashboard } from "./dashboard";
export { completeOnboarding, type OnboardingView, viewOnboarding } from "./onboarding";
export { type CardOutcome, changeCardInPortal, endInPortal } from "./portal";
export { type PortalView, viewPortal } from "./portal-view";
