import { revokeKey } from "@/lib/contracts/developers/keys/key-operations";
import { newId } from "@/lib/core/values/ids";
import { callerOf, expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/keys";

test.describe("200", () => {
  test("ends the key that asks too, and 401 from then on", async ({ api }) => {
    const { headers, keyId } = await makeCaller(["keys:write"]);
    const response = await api.delete(`${PATH}/${keyId}`, { headers });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ id: keyId, status: "revoked" });
    await expectRefusal(await api.delete(`${PATH}/${keyId}`, { headers }), 401, "unauthorized");
  });
});

test.describe("403", () => {
  test("of a key that may more", async ({ api }) => {
    const { creator, headers } = await makeCaller(["keys:write"]);
    const { keyId } = await callerOf(creator, ["orders:write"]);
    await expectRefusal(await api.delete(`${PATH}/${keyId}`, { headers }), 403, "insufficient_scope");
  });
});

describeRefusals(revokeKey, (api, headers) => api.delete(`${PATH}/${newId("key")}`, { headers }));
