import { makeCreator } from "@/db/factories";
import { removeSavedItem } from "@/lib/contracts/network/saved/saved";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/saved";

test.describe("200", () => {
  test("what was taken off, by who saved it; 404 to others and a second time", async ({ api }) => {
    const [buyer, other] = [await makeCaller(["purchases:write"]), await makeCaller(["purchases:write"])];
    const { profileId } = await makeCreator();
    await api.post(PATH, { headers: keyed(buyer.headers), data: { id: profileId } });
    const remove = (headers: typeof buyer.headers) => api.delete(`${PATH}/${profileId}`, { headers });
    await expectRefusal(await remove(other.headers), 404, "not_found");
    const response = await remove(buyer.headers);
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ id: profileId });
    await expectRefusal(await remove(buyer.headers), 404, "not_found");
  });
});

describeRefusals(removeSavedItem, (api, headers) => api.delete(`${PATH}/${newId("crt")}`, { headers }));
