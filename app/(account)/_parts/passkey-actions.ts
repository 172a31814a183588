"use server";

import { z } from "zod";
import { beginPasskeySignIn } from "@/lib/domain/people/accounts/passkeys/sign-in";
import { action } from "@/lib/transports/actions/action";

/** What the browser needs to sign in with a passkey. */
export const passkeySignInAction = action(z.object({}), beginPasskeySignIn);
