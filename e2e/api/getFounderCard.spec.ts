import { makeFounder } from "@/db/factories/creator-records";
import { getFounderCard } from "@/lib/contracts/network/founders/founder-card";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

test.describe("200", () => {
  test("the creator's own card; 404 without one", async ({ api }) => {
    const { creator, headers } = await makeCaller(["identity:read"]);
    await expectRefusal(await api.get("/api/v1/founder-card", { headers }), 404, "not_found");
    await makeFounder(creator.profileId, { discoverable: false });
    const card = await (await api.get("/api/v1/founder-card", { headers })).json();
    const said = { building: "A thing made for a test.", stage: "seed", intent: ["hiring"] };
    expect(card).toEqual({ ...said, raising: false, discoverable: false });
  });
});

describeRefusals(getFounderCard, (api, headers) => api.get("/api/v1/founder-card", { headers }));
