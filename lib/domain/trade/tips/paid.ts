import { inArray } from "drizzle-orm";
import { orderTips } from "@/db/schema";

/** Whether a tip was paid: of another one its creator hears nothing. The query says of which livemode. */
export const TIP_PAID = inArray(orderTips.status, ["PAID", "REFUNDED"]);
