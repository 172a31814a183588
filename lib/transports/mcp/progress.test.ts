import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, it } from "vitest";
import { orderHandle } from "@/lib/domain/trade/orders/access/handle";
import { as, makeSeller, sell } from "@/lib/domain/trade/orders/testing";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { freshAddress, post, withService } from "./testing";

const service = withService();

it.each(["auto", "legacy"] as const)(
  "tells the official client (%s) that a tool waits, then what happened",
  async (mode) => {
    const seller = await makeSeller();
    const { id } = await sell(seller);
    const client = new Client({ name: "waiting", version: "1" }, { versionNegotiation: { mode } });
    const requestInit = { headers: freshAddress() };
    await client.connect(new StreamableHTTPClientTransport(new URL(service().url), { requestInit }));
    const heard: { progress: number; total?: number; message?: string }[] = [];
    let delivered: Promise<unknown> | undefined;
    const status = await client.callTool(
      { name: "get_order_status", arguments: { orderHandle: orderHandle(id), waitSeconds: 25 } },
      {
        onprogress: (progress) => {
          heard.push(progress);
          // what is waited for happens once the wait is known to go on
          delivered ??= deliverOrder(as(seller), id, { message: "Here.", links: [] });
        },
      },
    );
    await delivered;
    expect(heard[0]).toEqual({ progress: 0, total: 25, message: "Waiting: 0 of 25 seconds." });
    expect(status.structuredContent).toMatchObject({ status: "DELIVERED" });
    await client.close();
  },
);

it("answers plainly who asks for no progress, or takes no stream", async () => {
  const { id } = await sell(await makeSeller());
  const args = { orderHandle: orderHandle(id), waitSeconds: 1 };
  const call = (meta: object) =>
    JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_order_status", arguments: args, ...meta },
    });
  const told = { _meta: { progressToken: "p" } };
  for (const [meta, accept] of [
    [{}, "application/json, text/event-stream"],
    [told, "application/json"],
  ] as const) {
    const response = await post(service(), call(meta), { accept });
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ result: { structuredContent: { status: "PAID" } } });
  }
});

it("numbers a stream's progress by its token", async () => {
  const { id } = await sell(await makeSeller());
  const params = {
    name: "get_order_status",
    arguments: { orderHandle: orderHandle(id), waitSeconds: 1 },
    _meta: { progressToken: 7 },
  };
  const body = JSON.stringify({ jsonrpc: "2.0", id: "w", method: "tools/call", params });
  const response = await post(service(), body, { accept: "application/json, text/event-stream" });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const frames = (await response.text()).match(/(?<=data: ).+/g)?.map((frame) => JSON.parse(frame));
  expect(frames).toMatchObject([
    { method: "notifications/progress", params: { progressToken: 7, progress: 0, total: 1 } },
    { id: "w", result: { structuredContent: { status: "PAID" } } },
  ]);
});
