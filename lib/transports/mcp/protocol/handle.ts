import { z } from "zod";
import { OrderHandle } from "@/lib/contracts/trade/orders/order-status";

/** A creator's handle as agents write it: any case, with or without the `@`. */
export const HandleArgument = z
  .string()
  .regex(/^@?[a-z0-9-]{3,30}$/i, "must be a handle: 3 to 30 letters, digits or hyphens, as find_creators answers it")
  .transform((sent) => sent.replace(/^@/, ""))
  .describe("The creator's handle.");

/** An order as agents name it. */
export const OrderHandleArgument = OrderHandle.describe("The order_handle that create_order answered.");
