import type { APIRequestContext } from "playwright/test";
import { downloadFile, type UploadedFileView } from "@/lib/contracts/trade/files";
import { newId } from "@/lib/core/values/ids";
import { callerOf, expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";
import { between } from "./settling";

const PATH = "/api/v1/files";
const BYTES = Buffer.from([0, 255, 13, 10, 0x25]);

async function upload(api: APIRequestContext, headers: Headers): Promise<UploadedFileView> {
  const file = { name: "Übersicht.pdf", mimeType: "application/pdf", buffer: BYTES };
  const made = await api.post(PATH, { headers: keyed(headers), multipart: { file } });
  expect([made.status(), made.headers().location]).toEqual([201, expect.stringContaining(PATH)]);
  return made.json();
}

/** A file that was delivered in an order between two callers of its own. */
async function delivered(api: APIRequestContext) {
  const { id: order, buyer, seller } = await between();
  const { id } = await upload(api, seller.headers);
  const data = { file_ids: [id] };
  const made = await api.post(`/api/v1/orders/${order}/deliver`, { headers: keyed(seller.headers), data });
  expect(made.status()).toBe(200);
  return { id, order, buyer, seller };
}

test.describe("200", () => {
  test("the bytes of what was delivered, to both sides, to be saved under its name and never shown", async ({
    api,
  }) => {
    const { id, order, buyer, seller } = await delivered(api);
    const purchase = await (await api.get(`/api/v1/purchases/${order}`, { headers: buyer.headers })).json();
    const [file] = purchase.deliveries[0].files;
    expect(file).toMatchObject({ id, name: "Übersicht.pdf", size_bytes: BYTES.byteLength });
    expect(new URL(file.url).pathname).toBe(`${PATH}/${id}`);
    for (const { headers } of [buyer, seller]) {
      const answer = await api.get(`${PATH}/${id}`, { headers });
      expect([answer.status(), await answer.body()]).toEqual([200, BYTES]);
      expect(answer.headers()).toMatchObject({
        "content-type": "application/octet-stream",
        "content-disposition": expect.stringMatching(/^attachment; .*filename\*=UTF-8''%C3%9Cbersicht\.pdf$/),
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
        "cache-control": "private, no-store",
      });
    }
  });

  test("what the account uploaded and nothing has taken, whatever the scopes", async ({ api }) => {
    const { headers, creator } = await makeCaller([]);
    const { id } = await upload(api, headers);
    for (const caller of [{ headers }, await callerOf(creator, ["posts:read"])])
      expect(await (await api.get(`${PATH}/${id}`, caller)).body()).toEqual(BYTES);
  });
});

test.describe("403", () => {
  test("to a key of who sold it without `orders:read`, which is named", async ({ api }) => {
    const { id, seller } = await delivered(api);
    const { headers } = await callerOf(seller.creator, ["messages:read", "purchases:read"]);
    const error = await expectRefusal(await api.get(`${PATH}/${id}`, { headers }), 403, "insufficient_scope");
    expect(error.required_scope).toBe("orders:read");
  });
});

test.describe("404", () => {
  test("to strangers, to a buyer's key without `purchases:read`, in test mode, and for what is none", async ({
    api,
  }) => {
    const { id, buyer, seller } = await delivered(api);
    const callers = [
      await makeCaller(),
      await callerOf(buyer.creator, ["orders:read", "messages:read"]),
      await callerOf(seller.creator, undefined, { livemode: false }),
    ];
    for (const { headers } of callers)
      await expectRefusal(await api.get(`${PATH}/${id}`, { headers }), 404, "not_found");
    for (const none of [newId("file"), "nope"])
      await expectRefusal(await api.get(`${PATH}/${none}`, { headers: buyer.headers }), 404, "not_found");
  });

  test("for what somebody else uploaded", async ({ api }) => {
    const { id } = await upload(api, (await makeCaller([])).headers);
    await expectRefusal(await api.get(`${PATH}/${id}`, { headers: (await makeCaller()).headers }), 404, "not_found");
  });
});

describeRefusals(downloadFile, (api, headers) => api.get(`${PATH}/${newId("file")}`, { headers }));
