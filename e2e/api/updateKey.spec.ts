import { updateKey } from "@/lib/contracts/developers/keys/key-operations";
import { newId } from "@/lib/core/values/ids";
import { callerOf, expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/keys";

test.describe("200", () => {
  test("names it, and holds it to addresses", async ({ api }) => {
    const { headers, keyId } = await makeCaller(["keys:write"]);
    const own = await api.patch(`${PATH}/${keyId}`, {
      headers,
      data: { name: "Builds", allowed_ips: ["0.0.0.0/0", "::/0"] },
    });
    expect(own.status()).toBe(200);
    expect(await own.json()).toMatchObject({ id: keyId, name: "Builds", allowed_ips: ["0.0.0.0/0", "::/0"] });
  });
});

test.describe("403", () => {
  test("of a key that may more", async ({ api }) => {
    const { creator, headers } = await makeCaller(["keys:write"]);
    const { keyId } = await callerOf(creator, ["orders:write"]);
    await expectRefusal(
      await api.patch(`${PATH}/${keyId}`, { headers, data: { name: "Mine" } }),
      403,
      "insufficient_scope",
    );
  });
});

describeRefusals(updateKey, (api, headers) => api.patch(`${PATH}/${newId("key")}`, { headers, data: { name: "N" } }));
