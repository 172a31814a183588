import type { z } from "zod";
import type { createDocument } from "zod-openapi";
import { RunParams, RunQuery } from "@/lib/contracts/agents/agent-runs";
import { AgentParams } from "@/lib/contracts/agents/agents";
import { DeliveryParams } from "@/lib/contracts/developers/webhooks/deliveries";
import { EndpointParams } from "@/lib/contracts/developers/webhooks/webhooks";
import { HandleParams } from "@/lib/contracts/network/profiles";
import type { Operation } from "@/lib/contracts/operation";
import { PostParams } from "@/lib/contracts/publishing/posts";
import { OrderParams } from "@/lib/contracts/trade/orders/creator-orders";
import { PageQuery } from "@/lib/contracts/values/page";
import { TimeRangeQuery } from "@/lib/contracts/values/time-range";

type Document = ReturnType<typeof createDocument>;

/** Path and query parameters that several operations take, and their names in `components.parameters`. */
const SHARED = new Map<z.ZodType, string>([
  [PageQuery.shape.limit, "Limit"],
  [PageQuery.shape.cursor, "Cursor"],
  [TimeRangeQuery.shape.from, "From"],
  [TimeRangeQuery.shape.to, "To"],
  [RunQuery.shape.sync, "Sync"],
  [HandleParams.shape.handle, "Handle"],
  [AgentParams.shape.id, "AgentId"],
  [RunParams.shape.runId, "RunId"],
  [OrderParams.shape.id, "OrderId"],
  [PostParams.shape.id, "PostId"],
  [EndpointParams.shape.id, "EndpointId"],
  [DeliveryParams.shape.id, "DeliveryId"],
]);

/** Moves an operation's shared parameters to the document's components. They keep their places: some generators count them. */
export function shareParameters(document: Document, operation: Operation): void {
  const described = document.paths?.[operation.path]?.[operation.method.toLowerCase() as "get"];
  const components = document.components?.parameters;
  if (!described?.parameters || !components) throw new Error(`${operation.id} is not in the document`);
  described.parameters = described.parameters.map((parameter) => {
    if ("$ref" in parameter) return parameter;
    const of = (parameter.in === "path" ? operation.params : operation.query) as z.ZodObject;
    const shared = SHARED.get(of.shape[parameter.name]);
    if (!shared) return parameter;
    components[shared] = parameter;
    return { $ref: `#/components/parameters/${shared}` };
  });
}
