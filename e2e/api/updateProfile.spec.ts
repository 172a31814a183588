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

  test("gives the page another handle, and answers the former one with the page", async ({ api }) => {
    const { creator, headers } = await makeCaller(["profile:write"]);
    const read = async () => (await api.get(`/api/v1/profiles/${creator.handle}`)).json();
    expect(await read()).toMatchObject({ handle: creator.handle });
    const handle = `${creator.handle}-2`;
    const changed = await (await api.patch(PATH, { headers, data: { handle } })).json();
    expect(changed).toMatchObject({ id: creator.profileId, handle });
    expect(await read()).toEqual(changed);
    // what is kept under the former handle ends with the page's own changes
    const tagline = "Letters for trams";
    await api.patch(PATH, { headers, data: { tagline } });
    expect(await read()).toMatchObject({ handle, tagline });
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["tagline", { tagline: "t".repeat(141) }],
    ["display_name", { display_name: " " }],
    ["languages.0", { languages: ["english"] }],
    ["categories.0", { categories: ["nowhere"] }],
    ["avatar.media_id", { avatar: { media_id: newId("med") } }],
    ["handle", { handle: "support" }],
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

test.describe("409", () => {
  test("for a handle that another page has, or had before", async ({ api }) => {
    const [mine, theirs] = [await makeCaller(["profile:write"]), await makeCaller(["profile:write"])];
    const former = theirs.creator.handle;
    for (const handle of [former, former.toUpperCase()]) {
      const error = await expectRefusal(
        await api.patch(PATH, { headers: mine.headers, data: { handle } }),
        409,
        "conflict",
      );
      expect(error.param).toBe("handle");
      await api.patch(PATH, { headers: theirs.headers, data: { handle: `${former}-2` } });
    }
  });
});

describeRefusals(updateProfile, (api, headers) => api.patch(PATH, { headers, data: { tagline: "Another" } }));
