import { randomUUID } from "node:crypto";
import { sendMessage } from "@/lib/contracts/contact/threads";
import { expectRefusal, keyed } from "./callers";
import { conversation } from "./conversations";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/threads/${id}/messages`;
const UNKNOWN = "thr_01k5s3v9n6e8wbr4q2ycx7th0d";

test.describe("201", () => {
  test("the message, once per key; what was written before counts as read", async ({ api }) => {
    const { headers, threadId } = await conversation(api);
    const sent = { headers: keyed(headers, randomUUID()), data: { body: " Gladly. " } };
    const first = await api.post(path(threadId), sent);
    expect(first.status()).toBe(201);
    expect(await first.json()).toMatchObject({ body: "Gladly.", side: "creator", author: { via: "api" } });
    expect(await (await api.post(path(threadId), sent)).text()).toBe(await first.text());
    const { data } = await (await api.get(path(threadId), { headers })).json();
    expect(data).toHaveLength(2);
    expect(data[1].read_at).not.toBeNull();
  });

  test("for a file alone, without a word", async ({ api }) => {
    const { headers, threadId } = await conversation(api);
    const file = { name: "sketch.txt", mimeType: "text/plain", buffer: Buffer.from("a line") };
    const { id } = await (await api.post("/api/v1/files", { headers: keyed(headers), multipart: { file } })).json();
    const response = await api.post(path(threadId), { headers: keyed(headers), data: { file_ids: [id] } });
    expect(response.status()).toBe(201);
    expect(await response.json()).toMatchObject({ body: "", attachments: [{ id, name: "sketch.txt" }] });
  });
});

test.describe("422", () => {
  for (const body of ["", "  ", "m".repeat(5_001)])
    test(`for a body of ${body.length} characters`, async ({ api }) => {
      const { headers, threadId } = await conversation(api);
      const response = await api.post(path(threadId), { headers: keyed(headers), data: { body } });
      expect((await expectRefusal(response, 422, "validation_error")).param).toBe("body");
    });
});

describeRefusals(sendMessage, (api, headers) =>
  api.post(path(UNKNOWN), { headers: keyed(headers), data: { body: "Hello" } }),
);
