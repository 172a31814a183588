import { makePaidOrder } from "@/db/factories";
import { messageOrder } from "@/lib/contracts/contact/order-messages";
import { newId } from "@/lib/core/values/ids";
import { keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/orders/${id}/messages`;
const data = { body: "When do you need it?" };

test.describe("201", () => {
  test("the first message opens the order's conversation", async ({ api }) => {
    const { creator, headers } = await makeCaller(["messages:read", "messages:write"]);
    const { id } = await makePaidOrder(creator.profileId);
    const sent = await api.post(path(id), { headers: keyed(headers), data });
    expect(sent.status()).toBe(201);
    expect(await sent.json()).toMatchObject({ ...data, side: "creator", author: { via: "api" } });
    const threads = await (await api.get("/api/v1/threads", { headers })).json();
    expect(threads.data).toMatchObject([{ subject: { kind: "order", id } }]);
  });
});

describeRefusals(messageOrder, (api, headers) => api.post(path(newId("ord")), { headers: keyed(headers), data }));
