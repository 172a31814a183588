import { expect, it } from "vitest";
import { post, withService } from "./testing";

const service = withService();

const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "bare", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const HEADERS = {
  accept: "application/json, text/event-stream",
  "mcp-protocol-version": "2026-07-28",
  "mcp-method": "subscriptions/listen",
};
const ID = "io.modelcontextprotocol/subscriptionId";

it("acknowledges subscriptions/listen under its id, promises nothing that never changes, and ends the stream", async () => {
  const notifications = { toolsListChanged: true, resourceSubscriptions: ["creator://ada"] };
  const params = { notifications, _meta: META };
  const request = { jsonrpc: "2.0", id: "listen-1", method: "subscriptions/listen", params };
  const response = await post(service(), JSON.stringify(request), HEADERS);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  const frames = (await response.text()).match(/(?<=data: ).+/g)?.map((frame) => JSON.parse(frame));
  expect(frames).toMatchObject([
    {
      method: "notifications/subscriptions/acknowledged",
      params: { notifications: {}, _meta: { [ID]: "listen-1" } },
    },
    { id: "listen-1", result: { resultType: "complete", _meta: { [ID]: "listen-1" } } },
  ]);
});
