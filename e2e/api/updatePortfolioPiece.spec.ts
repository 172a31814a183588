import { makePiece } from "@/db/factories/pictures";
import { updatePortfolioPiece } from "@/lib/contracts/network/portfolio";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/portfolio";

test.describe("200", () => {
  test("changes what is sent and moves it", async ({ api }) => {
    const { creator, headers } = await makeCaller(["profile:write"]);
    const [first, second] = [
      await makePiece(creator.profileId, { position: 0 }),
      await makePiece(creator.profileId, { position: 1 }),
    ];
    const response = await api.patch(`${PATH}/${second.id}`, { headers, data: { title: "Renamed", position: 0 } });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ id: second.id, title: "Renamed", year: null });
    const { portfolio } = await (await api.get(`/api/v1/profiles/${creator.handle}`)).json();
    expect(portfolio.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["title", { title: " " }],
    ["media", { media: [] }],
    ["position", { position: 24 }],
    ["url", { url: "https://example.com" }],
  ] as const) {
    test(`names ${param} of ${JSON.stringify(data)}`, async ({ api }) => {
      const { creator, headers } = await makeCaller(["profile:write"]);
      const { id } = await makePiece(creator.profileId);
      const response = await api.patch(`${PATH}/${id}`, { headers, data });
      expect((await expectRefusal(response, 422, "validation_error")).param).toBe(param);
    });
  }
});

describeRefusals(updatePortfolioPiece, (api, headers) =>
  api.patch(`${PATH}/${newId("piece")}`, { headers, data: { title: "A" } }),
);
