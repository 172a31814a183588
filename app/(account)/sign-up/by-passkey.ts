import { makePasskey } from "@/app/_parts/account/passkeys/ceremony";
import type { FormAction } from "@/lib/transports/actions/action";
import { enterAsNew } from "../_parts/enter";
import { beginPasskeySignUpAction } from "./actions";

/** Opens the account of the form with a passkey in place of the password: the fields are looked at first, then the device is asked. */
export const openByPasskey: FormAction<null> = async (_previous, form) => {
  const sent = new FormData();
  for (const name of ["as", "name", "email", "handle"]) {
    const value = form.get(name);
    if (value !== null) sent.set(name, value);
  }
  const begun = await beginPasskeySignUpAction({ status: "idle" }, sent);
  if (begun.status !== "ok") return begun;
  const answer = await makePasskey(begun.data.options);
  if ("complaint" in answer) return refused(answer.complaint ?? "No passkey was made. Try again, or use a password.");
  const of = (name: string) => String(sent.get(name) ?? "");
  const [name, email, handle] = [of("name"), of("email"), of("handle")];
  const complaint = await enterAsNew({ name, email, handle, account: begun.data.account, passkey: answer.passkey });
  if (complaint !== null) return refused(complaint);
  return { status: "ok", data: null };
};

const refused = (message: string) => ({ status: "error", message, fields: {} }) as const;
