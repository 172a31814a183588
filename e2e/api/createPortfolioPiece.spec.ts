import { makePicture } from "@/db/factories/pictures";
import { createPortfolioPiece } from "@/lib/contracts/network/portfolio";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/portfolio";

test.describe("201", () => {
  test("a piece, on the profile at once, one for a key", async ({ api }) => {
    const { creator, headers } = await makeCaller(["profile:write"]);
    const picture = await makePicture(creator.userId);
    const data = {
      title: "Ferry terminal",
      category: "design-creative",
      link: "https://example.com/ferry",
      year: 2025,
      media: [{ media_id: picture.id, alt: "The hall" }],
    };
    const call = { headers: keyed(headers), data };
    const response = await api.post(PATH, call);
    expect(response.status()).toBe(201);
    const piece = await response.json();
    const { media, ...said } = data;
    expect(piece).toMatchObject({ ...said, media: [{ id: media[0]?.media_id, alt: "The hall" }] });
    expect(await (await api.post(PATH, call)).json()).toEqual(piece);
    const { portfolio } = await (await api.get(`/api/v1/profiles/${creator.handle}`)).json();
    expect(portfolio).toEqual([piece]);
  });
});

test.describe("422", () => {
  const media = [{ media_id: newId("med") }];
  for (const [what, param, data] of [
    ["an empty title", "title", { title: "", media }],
    ["no picture", "media", { title: "A", media: [] }],
    ["seven pictures", "media", { title: "A", media: Array(7).fill(media[0]) }],
    ["a picture that is not there", "media.0", { title: "A", media }],
    ["a link that is a script", "link", { title: "A", media, link: "javascript:alert(1)" }],
    ["a year long gone", "year", { title: "A", media, year: 1899 }],
    ["an unknown category", "category", { title: "A", media, category: "nowhere" }],
  ] as const) {
    test(`names ${param} for ${what}`, async ({ api }) => {
      const { headers } = await makeCaller(["profile:write"]);
      const response = await api.post(PATH, { headers: keyed(headers), data });
      expect((await expectRefusal(response, 422, "validation_error")).param).toBe(param);
    });
  }
});

describeRefusals(createPortfolioPiece, async (api, headers) =>
  api.post(PATH, { headers: keyed(headers), data: { title: "A", media: [{ media_id: newId("med") }] } }),
);
