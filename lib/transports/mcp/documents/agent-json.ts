import { z } from "zod";
import { Handle } from "@/lib/contracts/network/profiles";
import { createContext } from "@/lib/core/context";
import { env, writeTierEnabled } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { answers } from "@/lib/core/memory/answers";
import { PUBLIC_CORS } from "@/lib/transports/http/answering/respond";
import { limitRate } from "@/lib/transports/http/caller/rate-limit";
import { moved } from "@/lib/transports/http/documents/moved";
import { endpoint } from "@/lib/transports/http/endpoint";
import { CreatorBundle, readCreatorBundle } from "../text/creator-bundle";

/** A creator's agent.json: the bundle of `get_creator`, and how to hire from it. */
const AgentJson = CreatorBundle.extend({
  hire: z.object({
    transport: z.literal("streamable-http"),
    url: z.url(),
    read_tool: z.literal("get_creator"),
    order_tool: z.literal("create_order"),
    order_enabled: z.boolean(),
    payment: z.string(),
  }),
});

const PAYMENT = "create_order answers a checkout URL; a person opens it and pays. Agents never handle card data.";

/** Answers `GET /{handle}/agent.json`. A creator who is not discoverable has none: 404. */
export const serveAgentJson = endpoint("agentJson", async (call, segment) => {
  Object.assign(call.headers, PUBLIC_CORS, await limitRate(call.actor, call));
  const handle = Handle.safeParse((await segment?.params)?.handle);
  if (!handle.success) throw notFound("This creator");
  const { actor, requestId, now, ip } = call;
  const about = { creator: handle.data.toLowerCase() };
  const { body, handle: present } = await answers().get(`agentJson ${about.creator}`, about, async () => {
    const bundle = await readCreatorBundle(createContext({ actor, requestId, now, ip }), handle.data);
    const body = Buffer.from(JSON.stringify(AgentJson.parse({ ...bundle, hire: hire() })));
    return { value: { body, handle: bundle.handle }, bytes: body.length };
  });
  if (present !== about.creator) return moved(`/${present}/agent.json`);
  // turning discovery off must bite at once
  return { status: 200, body, headers: { "cache-control": "no-store" } };
});

function hire(): z.output<typeof AgentJson>["hire"] {
  return {
    transport: "streamable-http",
    url: `${env().BASE_URL}/api/mcp`,
    read_tool: "get_creator",
    order_tool: "create_order",
    order_enabled: writeTierEnabled(),
    payment: PAYMENT,
  };
}
