import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** What became of a question to the device: its answer as JSON; nothing, when the person closed it; or what to tell them. */
export type Answered = { passkey: string } | { complaint: string | null };

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Has the device make a passkey. */
export function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<Answered> {
  return answered(async () => (await import("@simplewebauthn/browser")).startRegistration({ optionsJSON }));
}

/** Has a passkey sign; with `quietly`, one that the person picks from what the browser offers in the email field. */
export function askPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON, quietly = false): Promise<Answered> {
  return answered(async () => {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await import("@simplewebauthn/browser");
    if (quietly && !(await browserSupportsWebAuthnAutofill())) return null;
    return startAuthentication({ optionsJSON, useBrowserAutofill: quietly });
  });
}

async function answered(ask: () => Promise<object | null>): Promise<Answered> {
  if (!knowsPasskeys()) return { complaint: "This browser does not know passkeys." };
  try {
    const answer = await ask();
    return answer ? { passkey: JSON.stringify(answer) } : { complaint: null };
  } catch (error) {
    return { complaint: complaintOf(error as { name?: string; code?: string }) };
  }
}

/** Browsers say little, on purpose: closing the question and having no passkey are the same. */
function complaintOf({ name, code }: { name?: string; code?: string }): string | null {
  if (name === "AbortError" || code === "ERROR_CEREMONY_ABORTED") return null;
  if (name === "NotAllowedError") return "No passkey was used. Try again, or use another way.";
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device has a passkey for your account already.";
  return "This device could not use a passkey here.";
}
