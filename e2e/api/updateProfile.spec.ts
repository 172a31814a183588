import { makePicture } from "@/db/factories/pictures";
import { updateProfile } from "@/lib/contracts/people/profile";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/profile";

test.describe("200", () => {
  test("changes what is sent, pictures too, for everybody", async ({ api }) => {
    const { creator, headers } = await makeCaller(["profile:write"]);
    const picture = await makePicture(creator.userId);
    const data = { tagline: "Letters for ferries", avatar: { media_id: picture.id, alt: "Mara" } };
    const response = await api.patch(PATH, { headers, data });
    expect(response.status()).toBe(200);
    const changed = await response.json();
    expect(changed).toMatchObject({ handle: creator.handle, tagline: data.tagline, avatar_alt: "Mara" });
    expect(changed.avatar_url).toContain(picture.hash);
    expect(await (await api.get(`/api/v1/profiles/${creator.handle}`)).json()).toEqual(changed);
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["tagline", { tagline: "t".repeat(141) }],
    ["display_name", { display_name: " " }],
    ["languages.0", { languages: ["english"] }],
    ["categories.0", { categories: ["nowhere"] }],
    ["avatar.media_id", { avatar: { media_id: newId("med") } }],
    ["handle", { handle: "other" }],
    ["tier", { tier: "ENTERPRISE" }],
    ["trust_score", { trust_score: 100 }],
  ] as const) {
    test(`names ${param}`, async ({ api }) => {
      const { headers } = await makeCaller(["profile:write"]);
      const error = await expectRefusal(await api.patch(PATH, { headers, data }), 422, "validation_error");
      expect(error.param).toBe(param);
    });
  }
});

describeRefusals(updateProfile, (api, headers) => api.patch(PATH, { headers, data: { tagline: "Another" } }));
