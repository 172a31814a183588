import { listKeys } from "@/lib/contracts/developers/keys/key-operations";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/keys";

test.describe("200", () => {
  test("shows keys, and no secret of any", async ({ api }) => {
    const { headers, keyId, token } = await makeCaller(["keys:read"]);
    const response = await api.get(PATH, { headers });
    expect(response.status()).toBe(200);
    const text = await response.text();
    expect(JSON.parse(text).data).toMatchObject([{ id: keyId, status: "active", made_by: null }]);
    expect(text).not.toContain(token);
  });
});

describeRefusals(listKeys, (api, headers) => api.get(PATH, { headers }));
