import { randomBytes } from "node:crypto";
import { expectRefusal } from "./callers";
import { expect, test } from "./described";

const path = (token: string) => `/api/inbox/${token}`;
const UNKNOWN = randomBytes(24).toString("base64url");

// What an inbox takes is shown in the console's story: its token is nobody's to know.
test("the built-in inbox answers in the error envelope: 404 for a token of none, 413 over 64 KiB, 405 for a GET", async ({
  playwright,
  baseURL,
}) => {
  const plain = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  for (const token of [UNKNOWN, "x", "%00"])
    await expectRefusal(await plain.post(path(token), { data: {} }), 404, "not_found");
  const large = Buffer.alloc(64 * 1024 + 1, "a");
  await expectRefusal(await plain.post(path(UNKNOWN), { data: large }), 413, "payload_too_large");
  const read = await plain.get(path(UNKNOWN));
  await expectRefusal(read, 405, "method_not_allowed");
  expect(read.headers().allow).toContain("POST");
  await plain.dispose();
});
