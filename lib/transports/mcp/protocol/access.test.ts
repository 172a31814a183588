import { expect, it } from "vitest";
import type { Scope } from "@/lib/contracts/scopes";
import type { Actor } from "@/lib/core/context";
import { type Access, admit } from "./access";

const keyWith = (...scopes: Scope[]) =>
  ({ kind: "credential", credential: { kind: "api_key" }, scopes }) as unknown as Actor;
const open: Access = { scopes: ["purchases:write", "orders:write"], requirement: () => "key_optional" };

it("a buyer's own key is told how to buy here, and not sent for a key that sells", () => {
  const refusal = expect.objectContaining({
    code: "insufficient_scope",
    message: expect.stringMatching(
      /an app that they let in .* A creator's key needs orders:write here; without a credential/,
    ),
    extras: expect.not.objectContaining({ required_scope: expect.anything() }),
  });
  expect(() => admit(open, keyWith("posts:read"))).toThrow(refusal);
  expect(() => admit(open, keyWith("orders:write"))).not.toThrow();
});
