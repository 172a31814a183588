import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makePaidOrder } from "@/db/factories";
import { files } from "@/db/schema";
import { type UploadedFileView, uploadFile } from "@/lib/contracts/trade/files";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/files";
type Form = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;
const plan = (bytes: string | Buffer = "the plan", name = "plan.pdf") => ({
  file: { name, mimeType: "application/pdf", buffer: Buffer.from(bytes) },
});

test.describe("201", () => {
  test("a file that only its account can use, and then in one delivery", async ({ api }) => {
    const { headers, creator } = await makeCaller(["orders:write"]);
    const response = await api.post(PATH, { headers: keyed(headers), multipart: plan() });
    expect(response.status()).toBe(201);
    const file: UploadedFileView = await response.json();
    const hash = createHash("sha256").update("the plan").digest("hex");
    expect(file).toMatchObject({ name: "plan.pdf", size_bytes: 8, sha256: hash });
    const deliver = async (profileId: string, as: Record<string, string>) => {
      const order = await makePaidOrder(profileId);
      return api.post(`/api/v1/orders/${order.id}/deliver`, { headers: keyed(as), data: { file_ids: [file.id] } });
    };
    const other = await makeCaller(["orders:write"]);
    await expectRefusal(await deliver(other.creator.profileId, other.headers), 422, "validation_error");
    const delivered = await (await deliver(creator.profileId, headers)).json();
    expect(delivered.deliveries[0].files).toEqual([{ id: file.id, name: "plan.pdf", size_bytes: 8, url: file.url }]);
    await expectRefusal(await deliver(creator.profileId, headers), 422, "validation_error");
  });

  test("of more than the usual 256 KiB, under the name of the field", async ({ api }) => {
    const { headers } = await makeCaller([]);
    const multipart = { ...plan(Buffer.alloc(3_000_000, "\r\n--")), name: "../big.bin" };
    const response = await api.post(PATH, { headers: keyed(headers), multipart });
    expect(await response.json()).toMatchObject({ name: "big.bin", size_bytes: 3_000_000 });
  });

  test("once, when the same fields and bytes are sent again with the key", async ({ api }) => {
    const { headers, creator } = await makeCaller([]);
    const sent = { headers: keyed(headers), multipart: plan() };
    const first = await api.post(PATH, sent);
    const again = await api.post(PATH, sent);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers()["idempotent-replayed"]).toBe("true");
    const other = await api.post(PATH, { ...sent, multipart: plan("another plan") });
    await expectRefusal(other, 422, "idempotency_conflict");
    expect(await database().$count(files, eq(files.uploader, creator.userId))).toBe(1);
  });
});

test.describe("refused", () => {
  test("without a file, an empty one, two of them, fields that nobody knows", async ({ api }) => {
    const { headers } = await makeCaller([]);
    const forms: Form[] = [{ name: "plan.pdf" }, plan(""), { ...plan(), colour: "green" }];
    for (const multipart of forms) {
      const response = await api.post(PATH, { headers: keyed(headers), multipart });
      await expectRefusal(response, 422, "validation_error");
    }
  });

  test("over 25 MB, as JSON, as half a form, without a credential", async ({ api }) => {
    const { headers } = await makeCaller([]);
    const big = await api.post(PATH, { headers: keyed(headers), multipart: plan(Buffer.alloc(25 * 1024 * 1024 + 1)) });
    await expectRefusal(big, 413, "payload_too_large");
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), data: {} }), 415, "unsupported_media_type");
    const half = { ...keyed(headers), "content-type": "multipart/form-data; boundary=x" };
    const response = await api.post(PATH, {
      headers: half,
      data: Buffer.from("--x\r\nContent-Disposition: form-data"),
    });
    await expectRefusal(response, 400, "invalid_request");
    await expectRefusal(await api.post(PATH, { headers: keyed({}), multipart: plan() }), 401, "unauthorized");
  });
});

describeRefusals(uploadFile, (api, headers) => api.post(PATH, { headers: keyed(headers), multipart: plan() }));
