import { makeRecovery } from "@/db/factories/webhooks";
import { getRecovery } from "@/lib/contracts/developers/webhooks/recoveries";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/recoveries";

test.describe("200", () => {
  test("how far it is", async ({ api }) => {
    const { creator, headers } = await makeCaller(["webhooks:read"]);
    const { id } = await makeRecovery(creator.profileId);
    const response = await api.get(`${PATH}/${id}`, { headers });
    expect(response.status()).toBe(200);
    const counts = { total: 2, processed: 2, replayed: 1, truncated: false };
    expect(await response.json()).toMatchObject({ id, status: "COMPLETED", ...counts });
  });
});

test.describe("404", () => {
  test("for what is no recovery", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read"]);
    for (const id of [newId("rcv"), newId("whe"), "1"])
      await expectRefusal(await api.get(`${PATH}/${id}`, { headers }), 404, "not_found");
  });
});

describeRefusals(getRecovery, (api, headers) => api.get(`${PATH}/${newId("rcv")}`, { headers }));
