import { isVerified } from "@/lib/domain/people/accounts/signing-in/verify-email";
import { currentUser, pageContext } from "@/lib/transports/actions/session/session";
import { LocalOutbox } from "../local-outbox";
import { ResendVerification } from "./resend-verification";

/** Asks the signed-in person to confirm their address, and says what follows (`then`); nothing for those who have. */
export async function ConfirmAddress({ then }: { then: string }) {
  const [user, verified] = await Promise.all([currentUser(), isVerified(await pageContext())]);
  if (!user || verified) return null;
  return <ResendVerification email={user.email} then={then} note={<LocalOutbox />} />;
}
