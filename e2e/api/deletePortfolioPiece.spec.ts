import { makePiece } from "@/db/factories/pictures";
import { deletePortfolioPiece } from "@/lib/contracts/network/portfolio";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/portfolio";

test.describe("200", () => {
  test("the piece, which the profile shows no more; 404 a second time", async ({ api }) => {
    const { creator, headers } = await makeCaller(["profile:write"]);
    const { id } = await makePiece(creator.profileId);
    const response = await api.delete(`${PATH}/${id}`, { headers });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ id, title: "Ferry terminal" });
    const { portfolio } = await (await api.get(`/api/v1/profiles/${creator.handle}`)).json();
    expect(portfolio).toEqual([]);
    await expectRefusal(await api.delete(`${PATH}/${id}`, { headers }), 404, "not_found");
  });
});

describeRefusals(deletePortfolioPiece, (api, headers) => api.delete(`${PATH}/${newId("piece")}`, { headers }));
