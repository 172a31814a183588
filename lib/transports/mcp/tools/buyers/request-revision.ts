import { z } from "zod";
import { RevisionRequest } from "@/lib/contracts/trade/orders/orders";
import { requestPurchaseRevision } from "@/lib/domain/trade/orders/work/request-revision";
import { forBuyers } from "../../protocol/access";
import { OrderHandleArgument } from "../../protocol/handle";
import { tool } from "../../tool";
import { MovedOrder, movedOrder, movedText, namedOrder } from "./moved-order";

export const requestRevisionTool = tool({
  name: "request_revision",
  title: "Ask for changes",
  access: forBuyers("purchases:write"),
  perMinute: 10,
  description:
    "Sends the last delivery back for changes, in the person's words. An order has a fixed number of rounds, and each " +
    "delivery can be sent back for 72 hours. The creator reads the note.",
  input: z.strictObject({
    orderHandle: OrderHandleArgument,
    note: RevisionRequest.shape.note.describe("What is to change, 3 to 2,000 characters, for the creator to read."),
  }),
  output: MovedOrder,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  run: async (ctx, { orderHandle, note }) =>
    movedOrder(await requestPurchaseRevision(ctx, namedOrder(orderHandle), note)),
  text: movedText,
});
