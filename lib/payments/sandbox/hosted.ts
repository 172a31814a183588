/** The hosted pages of the sandbox as data and verbs; `app/sandbox` gives them their looks. */
export { TEST_CARDS } from "./cards";
export { type CheckoutLine, type CheckoutView, viewCheckout } from "./checkout-view";
export { type DashboardView, viewDashboard } from "./dashboard";
export { completeOnboarding, type OnboardingView, viewOnboarding } from "./onboarding";
export { confirmAuthentication, type PaymentOutcome, payCheckout } from "./pay";
export { type PaymentErrors, paymentErrors } from "./payment-errors";
export type { FieldError, PaymentField, PaymentForm } from "./payment-form";
export { type CardOutcome, changeCardInPortal, endInPortal } from "./portal";
export { type PortalView, viewPortal } from "./portal-view";
