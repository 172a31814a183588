import { z } from "zod";
import { LineItem } from "./checkout";

const Total = LineItem.shape.totals.element;
const Affected = z.object({ id: z.string(), quantity: z.int() });

/** An order as the protocol shows one: always whole, as it stands now. */
export const OrderAnswer = z.object({
  id: z.string(),
  label: z.string(),
  checkout_id: z.string(),
  permalink_url: z.url(),
  currency: z.literal("USD"),
  line_items: z.array(
    LineItem.omit({ quantity: true }).extend({
      quantity: z.object({ original: z.int(), total: z.int(), fulfilled: z.int() }),
      status: z.enum(["processing", "fulfilled", "removed"]),
    }),
  ),
  fulfillment: z.object({
    expectations: z.array(
      z.object({
        id: z.string(),
        line_items: z.array(Affected),
        method_type: z.literal("digital"),
        destination: z.object({}),
        description: z.string(),
        fulfillable_on: z.string().optional(),
      }),
    ),
    events: z.array(
      z.object({
        id: z.string(),
        occurred_at: z.iso.datetime(),
        type: z.string(),
        line_items: z.array(Affected),
        description: z.string(),
      }),
    ),
  }),
  adjustments: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      occurred_at: z.iso.datetime(),
      status: z.enum(["pending", "completed", "failed"]),
      line_items: z.array(Affected).optional(),
      totals: z.array(Total).optional(),
      description: z.string(),
    }),
  ),
  totals: z.array(Total),
});

export type OrderAnswer = z.output<typeof OrderAnswer>;
