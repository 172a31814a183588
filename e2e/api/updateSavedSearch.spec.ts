import { updateSavedSearch } from "@/lib/contracts/network/saved/saved-searches";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/saved-searches";

test.describe("200", () => {
  test("whether it is mailed, by its owner; 404 to others", async ({ api }) => {
    const [owner, other] = [await makeCaller(["purchases:write"]), await makeCaller(["purchases:write"])];
    const data = { criteria: { query: "logo design" } };
    const { id } = await (await api.post(PATH, { headers: keyed(owner.headers), data })).json();
    const send = (headers: typeof owner.headers) => api.patch(`${PATH}/${id}`, { headers, data: { mail: false } });
    await expectRefusal(await send(other.headers), 404, "not_found");
    const response = await send(owner.headers);
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ id, mail: false });
  });
});

describeRefusals(updateSavedSearch, (api, headers) =>
  api.patch(`${PATH}/${newId("srch")}`, { headers, data: { mail: false } }),
);
