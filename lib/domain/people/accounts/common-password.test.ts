import { expect, it } from "vitest";
import { refuseCommonPassword } from "./common-password";

it.each(["password123", "PassWord123", "1234567890", "1q2w3e4r5t", "qwertyuiop", "basketball"])(
  "%s is refused, with a sentence at its field",
  async (password) => {
    const refusal = { code: "validation_error", extras: { param: "password" } };
    await expect(refuseCommonPassword(password)).rejects.toMatchObject(refusal);
    await expect(refuseCommonPassword(password)).rejects.toThrow(/everybody tries first: use a few words/);
  },
);

it.each(["guildhall-demo", "a long enough password", "correct horse battery"])("%s is not", async (password) => {
  await refuseCommonPassword(password);
});
