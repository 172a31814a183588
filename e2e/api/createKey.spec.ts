import { createKey } from "@/lib/contracts/developers/keys/key-operations";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/keys";

test.describe("201", () => {
  test("with a key that works, and may no more than the one that asked", async ({ api }) => {
    const { headers, keyId } = await makeCaller(["keys:write", "keys:read"]);
    const data = { name: "Export", scopes: ["keys:read"], expires_in_days: 30 };
    const response = await api.post(PATH, { headers: keyed(headers), data });
    expect(response.status()).toBe(201);
    const made = await response.json();
    expect(made).toMatchObject({ name: "Export", scopes: ["keys:read"], made_by: keyId });
    const own = { authorization: `Bearer ${made.token}` };
    expect((await api.get(PATH, { headers: own })).status()).toBe(200);
  });
});

test.describe("403", () => {
  test("for a scope that the key that asks lacks", async ({ api }) => {
    const { headers } = await makeCaller(["keys:write"]);
    const data = { name: "Wide", scopes: ["orders:write"] };
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), data }), 403, "insufficient_scope");
  });
});

test.describe("402", () => {
  test("when the plan has no more keys", async ({ api }) => {
    const { headers } = await makeCaller(["keys:write", "orders:read"]);
    const ask = () => api.post(PATH, { headers: keyed(headers), data: { name: "One", scopes: ["orders:read"] } });
    let answer = await ask();
    for (let n = 0; n < 100 && answer.status() === 201; n++) answer = await ask();
    await expectRefusal(answer, 402, "quota_exceeded");
  });
});

describeRefusals(createKey, (api, headers) =>
  api.post(PATH, { headers: keyed(headers), data: { name: "Export", scopes: ["keys:read"] } }),
);
