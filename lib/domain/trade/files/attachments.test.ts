import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { MAX_SENT_BYTES } from "@/lib/contracts/trade/files";
import { nobody } from "@/lib/domain/trade/orders/testing";
import { withAttachments } from "./attachments";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("takes at most 60 MB with one call, before anything is done with them", async () => {
  const work = vi.fn();
  const content_base64 = Buffer.alloc(MAX_SENT_BYTES + 1).toString("base64");
  await expect(withAttachments(nobody(), [{ name: "all.zip", content_base64 }], work)).rejects.toMatchObject({
    code: "validation_error",
    message: expect.stringContaining("60 MB"),
    extras: { param: "attachments.0" },
  });
  expect(work).not.toHaveBeenCalled();
});
