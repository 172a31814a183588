import { z } from "zod";
import { text } from "../values/text";
import { SignUp } from "./accounts";

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

/** Most bytes of JSON that a browser may answer with: keys of the largest kind stay far below. */
const ANSWER_MAX = 20_000;

/** What both answers of a browser's WebAuthn have in common; what else it says is not read. */
const answer = <T extends z.ZodRawShape>(response: T) =>
  z.object({
    id: base64url(1_400).min(1),
    rawId: base64url(1_400).min(1),
    type: z.literal("public-key"),
    clientExtensionResults: z.object({}),
    response: z.object(response),
  });

const NewPasskeyAnswer = answer({
  clientDataJSON: base64url(4_000),
  attestationObject: base64url(12_000),
  transports: z.array(z.string().max(20)).max(10).optional(),
});

const PasskeyAnswer = answer({
  clientDataJSON: base64url(4_000),
  authenticatorData: base64url(4_000),
  signature: base64url(2_000),
  userHandle: base64url(100).optional(),
});

export type NewPasskeyAnswer = z.output<typeof NewPasskeyAnswer>;
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;

/** What is sent as JSON in a field of a form. */
const inJson = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .max(ANSWER_MAX)
    .transform((sent, check) => {
      try {
        return JSON.parse(sent) as unknown;
      } catch {
        check.addIssue({ code: "custom", message: "is not JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** A passkey that was just made. */
export const AddPasskey = z.strictObject({ passkey: inJson(NewPasskeyAnswer) });

/** A passkey that signed a challenge. */
export const UsePasskey = z.strictObject({ passkey: inJson(PasskeyAnswer) });

const PasskeyId = base64url(1_400).min(1);

/** What its owner calls it. */
export const RenamePasskey = z.strictObject({
  id: PasskeyId,
  name: text(60, { min: 1, trim: true, short: "give it a name" }),
});

/** One passkey of the list. */
export const RemovePasskey = z.strictObject({ id: PasskeyId });

/** Signing up without a password: who it is, before the browser makes the key. */
export const BeginPasskeySignUp = SignUp.omit({ password: true });

/** The same with the key, and with the account's id that the key was made for. */
export const PasskeySignUp = BeginPasskeySignUp.extend({
  ...AddPasskey.shape,
  account: z.string().regex(/^usr_\w{26}$/),
});

export type BeginPasskeySignUp = z.output<typeof BeginPasskeySignUp>;
export type PasskeySignUp = z.output<typeof PasskeySignUp>;

/** A passkey of the list. */
export type PasskeyView = {
  id: string;
  name: string;
  /** Whether the person's other devices have it too. */
  synced: boolean;
  created_at: string;
  last_used_at: string | null;
};
