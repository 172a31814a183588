import { completeOnboarding } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { formRoute } from "../../../_parts/form-route";

/** The account holder's consent. */
export const POST = formRoute("token", (token) => completeOnboarding(token));
