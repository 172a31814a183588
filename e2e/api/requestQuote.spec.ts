import { makeCreator } from "@/db/factories";
import { requestQuote } from "@/lib/contracts/contact/quote-operations";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { BRIEF } from "./quotes";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/quotes";

test.describe("201", () => {
  test("the request and its handle, once per key, without any credential", async ({ api }) => {
    const { handle } = await makeCreator({ mcpDiscoverable: true });
    const sent = { headers: keyed({}), data: { handle, brief: BRIEF, budget_cents: 50_000, wanted_by: "2099-01-31" } };
    const answer = await api.post(PATH, sent);
    expect(answer.status()).toBe(201);
    const quote = await answer.json();
    expect(quote).toMatchObject({ status: "REQUESTED", brief: BRIEF, budget_cents: 50_000, offer: null });
    expect(quote.reply_handle).toContain(quote.id);
    expect(await (await api.post(PATH, sent)).json()).toEqual(quote);
  });
});

test.describe("403", () => {
  test("for a key that buys nothing", async ({ api }) => {
    const [{ headers }, { handle }] = [await makeCaller(["quotes:write"]), await makeCreator()];
    const refused = await api.post(PATH, { headers: keyed(headers), data: { handle, brief: BRIEF } });
    await expectRefusal(refused, 403, "insufficient_scope");
  });
});

test.describe("422", () => {
  test("for a product of somebody else, a day that has passed, and no words", async ({ api }) => {
    const { handle } = await makeCreator();
    for (const [part, param] of [
      [{ product_id: newId("prod") }, "product_id"],
      [{ wanted_by: "2020-01-01" }, "wanted_by"],
      [{ brief: " " }, "brief"],
    ] as const) {
      const refused = await api.post(PATH, { headers: keyed({}), data: { handle, brief: BRIEF, ...part } });
      expect((await expectRefusal(refused, 422, "validation_error")).param).toBe(param);
    }
  });
});

test.describe("404", () => {
  test("for a creator who is not there", async ({ api }) => {
    const refused = await api.post(PATH, { headers: keyed({}), data: { handle: "nobody-here-at-all", brief: BRIEF } });
    await expectRefusal(refused, 404, "not_found");
  });
});

describeRefusals(requestQuote, (api, headers) =>
  api.post(PATH, { headers: keyed(headers), data: { handle: "nobody-here-at-all", brief: BRIEF } }),
);
