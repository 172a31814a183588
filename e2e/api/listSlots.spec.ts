import { makeCreator } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { listSlots } from "@/lib/contracts/network/slots";
import { expectRefusal } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (handle: string) => `/api/v1/creators/${handle}/slots`;

test.describe("200", () => {
  test("fourteen days of free times, and where the next begin", async ({ api }) => {
    const { profileId, handle } = await makeCreator();
    await makeAvailability(profileId);
    const first = await (await api.get(path(handle))).json();
    expect(first.slots.length).toBeGreaterThan(0);
    const next = await (await api.get(`${path(handle)}?from=${first.next_from}`)).json();
    expect(next.slots[0] > first.slots.at(-1)).toBe(true);
  });
});

test.describe("404", () => {
  test("for a creator who never said when they can be booked", async ({ api }) => {
    await expectRefusal(await api.get(path((await makeCreator()).handle)), 404, "not_found");
  });
});

describeRefusals(listSlots, (api, headers) => api.get(path("nobody-here"), { headers }));
