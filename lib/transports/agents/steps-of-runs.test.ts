import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { agentRuns } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { claimRuns, type RunClaim } from "@/lib/domain/agents/runs/claim";
import { getRun } from "@/lib/domain/agents/runs/read";
import { startRun } from "@/lib/domain/agents/runs/start";
import { startStep } from "@/lib/domain/agents/runs/steps";
import { orderHandle } from "@/lib/domain/trade/orders/access/handle";
import { makeSeller as makeShop, sell } from "@/lib/domain/trade/orders/testing";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { createOrder } from "@/lib/transports/mcp/tools/create-order";
import { callTool } from "./call-tool";
import { executeRun } from "./execute";
import { asOwner, makeSeller, type Owner, ordersOf, worker } from "./testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** The open runs of the people, claimed. */
async function claimed(...owners: Owner[]): Promise<RunClaim[]> {
  const claims = await claimRuns(new Date(), 60_000, 10);
  return owners.map((owner) => {
    const claim = claims.find(({ ownerId }) => ownerId === owner.profileId);
    if (!claim) throw new Error("nothing to claim");
    return claim;
  });
}

const begin = async (owner: Owner) =>
  startRun(asOwner(owner), await makeAgent(owner.profileId), "Find a logo designer");

/** A run's one more step, as it is made after a worker's death: what it came to. */
async function stepOf(owner: Owner, claim: RunClaim, n: number, tool: string, sent: Record<string, unknown>) {
  const step = { n, tool, arguments: sent, why: "You asked for it.", costAtomic: 0 };
  await startStep(claim, step, new Date(), new Date(Date.now() + 60_000));
  let turns = 0;
  const options = { context: () => worker(new Date()), now: () => new Date(), leaseMs: 60_000 };
  await executeRun(claim, { ...options, stopping: () => ++turns > 1 });
  return (await getRun(asOwner(owner), claim.id)).steps.at(-1);
}

it("runs of two people with one idempotency key, and the same arguments, open an order each; steps of one run open one", async () => {
  const seller = await makeSeller();
  const sent = { handle: seller.handle, productId: seller.productId, tierId: "standard", idempotencyKey: "order-1" };
  const [one, other] = [await makeCreator(), await makeCreator()];
  await begin(one);
  await begin(other);
  const order = async (owner: Owner, claim: RunClaim | undefined, n: number) => {
    const step = claim && (await stepOf(owner, claim, n, "create_order", sent));
    expect(step).toMatchObject({ status: "DONE", result: { order_id: expect.any(String) } });
    return step && (step.result as { order_id: string }).order_id;
  };
  const [ofOne, ofOther] = await claimed(one, other);
  const opened = [await order(one, ofOne, 1), await order(other, ofOther, 1)];
  expect(new Set(opened).size).toBe(2);
  expect(await ordersOf(seller.profileId)).toBe(2);
  const [again] = await claimed(one);
  expect(await order(one, again, 2)).toBe(opened[0]);
  expect(await ordersOf(seller.profileId)).toBe(2);
});

it("a run that the person started is shown what was delivered to them, and nothing of what was to another", async () => {
  const [owner, seller] = [await makeCreator(), await makeShop()];
  await begin(owner);
  const sold = async (buyerUserId: string) => {
    const { id } = await sell(seller, { buyerUserId, status: "PAID" });
    await deliverOrder(asOwner(seller), id, { message: "Done.", links: [], file_ids: [] });
    return { orderHandle: orderHandle(id) };
  };
  const [claim] = await claimed(owner);
  if (!claim) throw new Error("nothing to claim");
  const own = await stepOf(owner, claim, 1, "get_order_status", await sold(owner.userId));
  expect(own).toMatchObject({ status: "DONE", result: { for_buyer: { deliveries: [{ message: "Done." }] } } });
  const [again] = await claimed(owner);
  const other = await sold((await makeCreator()).userId);
  const foreign = again && (await stepOf(owner, again, 2, "get_order_status", other));
  expect(foreign).toMatchObject({ status: "DONE", result: { for_buyer: null } });
});

it("a keyed order goes with the transaction that is open around it", async () => {
  const [owner, seller] = [await makeCreator(), await makeSeller()];
  const sent = { handle: seller.handle, productId: seller.productId, tierId: "standard", idempotencyKey: "order-2" };
  const lost = transaction(asOwner(owner), async (_, inside) => {
    await createOrder.invoke(inside, sent);
    throw new Error("the run was lost");
  });
  await expect(lost).rejects.toThrow("the run was lost");
  expect(await ordersOf(seller.profileId)).toBe(0);
});

it("files that a step brings are fetched before its transaction holds the run", async () => {
  const [owner, seller] = [await makeCreator(), await makeSeller()];
  await begin(owner);
  const [claim] = await claimed(owner);
  if (!claim) throw new Error("nothing to claim");
  const held: boolean[] = [];
  const server = createServer((_, response) => {
    const row = database()
      .select({ id: agentRuns.id })
      .from(agentRuns)
      .where(eq(agentRuns.id, claim.id))
      .for("update", { skipLocked: true });
    void row.then((rows) => {
      held.push(rows.length === 0);
      response.writeHead(200, { "content-type": "text/plain" }).end("A brief.");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/brief.txt`;
  const sent = { handle: seller.handle, brief: "A chart of the harbour", attachments: [{ name: "brief.txt", url }] };
  const step = { n: 1, tool: "request_quote", arguments: sent, why: "You asked for it.", costAtomic: 0 };
  await startStep(claim, step, new Date(), new Date(Date.now() + 60_000));
  const made = await callTool({ ...asOwner(owner), local: true }, claim, step, () => new Date());
  server.close();
  expect(made).toMatchObject({ state: "DONE", result: { attachments: [{ name: "brief.txt" }] } });
  expect(held).toEqual([false]);
});
