import { saveFounderCard } from "@/lib/contracts/network/founders/founder-card";
import { makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const CARD = { building: "A gauge for floods.", stage: "seed", intent: ["hiring"], raising: true, discoverable: true };

test.describe("200", () => {
  test("is read back, and found only while the profile can be found", async ({ api }) => {
    const { creator, headers } = await makeCaller(["identity:read", "profile:write"], { mcpDiscoverable: false });
    expect(await (await api.put("/api/v1/founder-card", { headers, data: CARD })).json()).toEqual(CARD);
    expect(await (await api.get("/api/v1/founder-card", { headers })).json()).toEqual(CARD);
    const found = await (await api.get("/api/v1/founders?limit=100")).json();
    expect(JSON.stringify(found)).not.toContain(creator.handle);
  });
});

describeRefusals(saveFounderCard, (api, headers) => api.put("/api/v1/founder-card", { headers, data: CARD }));
