import { askCreator } from "@/lib/contracts/contact/thread-operations";
import { callerOf, expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/threads";

test.describe("201", () => {
  test("opens a conversation that both sides read, each by its own scopes", async ({ api }) => {
    const seller = await makeCaller(["messages:read", "messages:write"]);
    const buyer = await makeCaller(["purchases:read", "purchases:write"]);
    const data = { handle: seller.creator.handle, body: "Do you do **maps**?" };
    const asked = await api.post(PATH, { headers: keyed(buyer.headers), data });
    expect(asked.status()).toBe(201);
    const thread = await asked.json();
    expect(thread).toMatchObject({ subject: { kind: "inquiry" }, unread: 0 });
    const mine = await (await api.get(PATH, { headers: buyer.headers })).json();
    expect(mine.data).toMatchObject([{ id: thread.id }]);
    const theirs = await (await api.get(PATH, { headers: seller.headers })).json();
    expect(theirs.data).toMatchObject([{ id: thread.id, unread: 1 }]);
    const answer = { headers: keyed(seller.headers), data: { body: "I do." } };
    expect((await api.post(`${PATH}/${thread.id}/messages`, answer)).status()).toBe(201);
    const read = await (await api.get(`${PATH}/${thread.id}/messages`, { headers: buyer.headers })).json();
    expect(read.data).toMatchObject([{ body: "I do." }, { body: data.body, author: { kind: "buyer", via: "api" } }]);
    const more = { headers: keyed(buyer.headers), data: { body: "Good." } };
    expect(await (await api.post(`${PATH}/${thread.id}/messages`, more)).json()).toMatchObject({ side: "buyer" });
  });
});

test("the scope that opened a conversation writes on in it", async ({ api }) => {
  const seller = await makeCaller();
  const { headers } = await makeCaller(["purchases:write"]);
  const data = { handle: seller.creator.handle, body: "Do you do maps?" };
  const { id } = await (await api.post(PATH, { headers: keyed(headers), data })).json();
  const more = { headers: keyed(headers), data: { body: "Of harbours, too?" } };
  expect((await api.post(`${PATH}/${id}/messages`, more)).status()).toBe(201);
});

test.describe("403", () => {
  test("for the buyer's side with the seller's scopes alone", async ({ api }) => {
    const seller = await makeCaller();
    const buyer = await makeCaller(["purchases:read", "purchases:write"]);
    const data = { handle: seller.creator.handle, body: "Hello." };
    const { id } = await (await api.post(PATH, { headers: keyed(buyer.headers), data })).json();
    const { headers } = await callerOf(buyer.creator, ["messages:read", "messages:write"]);
    for (const answer of [
      await api.get(`${PATH}?side=buyer`, { headers }),
      await api.post(`${PATH}/${id}/block`, { headers: keyed(headers) }),
    ])
      expect([403, 404]).toContain(answer.status());
  });
});

test.describe("409", () => {
  test("for oneself", async ({ api }) => {
    const { creator, headers } = await makeCaller(["purchases:write"]);
    const data = { handle: creator.handle, body: "Hello." };
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), data }), 409, "conflict");
  });
});

describeRefusals(askCreator, (api, headers) =>
  api.post(PATH, { headers: keyed(headers), data: { handle: "nobody-here-at-all", body: "Hello." } }),
);
