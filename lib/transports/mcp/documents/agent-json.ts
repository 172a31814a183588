import { z } from "zod";
import { Handle } from "@/lib/contracts/network/profiles";
import { createContext } from "@/lib/core/context";
import { env, writeTierEnabled } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { logger, logRequest } from "@/lib/core/log";
import { beginCall, type Call } from "@/lib/transports/http/call";
import { limitRate } from "@/lib/transports/http/rate-limit";
import { type Answer, errorAnswer, toResponse } from "@/lib/transports/http/respond";
import { type Handler, PUBLIC_CORS } from "@/lib/transports/rest/route";
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
export const serveAgentJson: Handler = async (request, segment) => {
  const call = beginCall(request);
  let answer: Answer;
  try {
    const limits = await limitRate({ kind: "anonymous" }, call);
    const handle = Handle.safeParse((await segment?.params)?.handle);
    if (!handle.success) throw notFound("This creator");
    const body = JSON.stringify(await agentJson(call, handle.data));
    // turning discovery off must bite at once
    answer = { status: 200, body, headers: { ...limits, "cache-control": "no-store" } };
  } catch (error) {
    answer = errorAnswer(error, call.requestId);
    if (answer.status >= 500) logger().error({ err: error, request_id: call.requestId }, "agent.json failed");
  }
  Object.assign(answer.headers, PUBLIC_CORS);
  logRequest({ request_id: call.requestId, path: call.path, status: answer.status, ip: call.ip });
  return toResponse(answer, call.requestId);
};

async function agentJson(call: Call, handle: string): Promise<z.output<typeof AgentJson>> {
  const { requestId, now, ip } = call;
  const ctx = createContext({ actor: { kind: "anonymous" }, requestId, now, ip });
  return AgentJson.parse({
    ...(await readCreatorBundle(ctx, handle)),
    hire: {
      transport: "streamable-http",
      url: `${env().BASE_URL}/api/mcp`,
      read_tool: "get_creator",
      order_tool: "create_order",
      order_enabled: writeTierEnabled(),
      payment: PAYMENT,
    },
  });
}
