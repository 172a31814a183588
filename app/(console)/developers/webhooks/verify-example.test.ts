import { expect, it } from "vitest";
import { newSigningSecret, signatureHeader } from "@/lib/webhooks/sign";
import { VERIFY_EXAMPLE } from "./verify-example";

type Example = { isGenuine(body: string, header: string, secret: string): boolean };

it("accepts what we sign and nothing else", async () => {
  const url = `data:text/javascript,${encodeURIComponent(VERIFY_EXAMPLE)}`;
  const { isGenuine } = (await import(/* @vite-ignore */ url)) as Example;
  const [old, fresh, other] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];
  const now = Math.floor(Date.now() / 1000);
  const header = signatureHeader([old, fresh], now, "{}");
  expect(isGenuine("{}", header, old)).toBe(true);
  expect(isGenuine("{}", header, fresh)).toBe(true);
  expect(isGenuine("{}", header, other)).toBe(false);
  expect(isGenuine("{ }", header, old)).toBe(false);
  expect(isGenuine("{}", signatureHeader([old], now - 400, "{}"), old)).toBe(false);
  expect(isGenuine("{}", "v1=00", old)).toBe(false);
});
