import { z } from "zod";
import { Message } from "./protocol";

const Text = z.string().max(200);

const Buyer = z.object({
  first_name: Text.optional(),
  last_name: Text.optional(),
  email: Text.optional(),
  phone_number: Text.optional(),
});

/** Who buys, as the platform says; what else it says of them is not kept. */
export type Buyer = z.output<typeof Buyer>;

/** A checkout as a platform sends it, whole each time. Members that are not known are ignored, as the protocol wants. */
export const CheckoutRequest = z.object({
  line_items: z
    .array(
      z.object({
        item: z.object({ id: Text }),
        quantity: z.int().min(1).max(1_000_000).default(1),
      }),
    )
    .min(1)
    .max(30),
  buyer: Buyer.optional(),
  context: z.object({ eligibility: z.array(Text).max(20).optional() }).optional(),
});
export type CheckoutRequest = z.output<typeof CheckoutRequest>;

export const CompleteRequest = z.object({
  payment: z.object({ instruments: z.array(z.unknown()).max(20).optional() }).optional(),
});
export type CompleteRequest = z.output<typeof CompleteRequest>;

export const NothingAsked = z.object({});

const Total = z.object({ type: z.string(), display_text: z.string(), amount: z.int() });

export const LineItem = z.object({
  id: z.string(),
  item: z.object({
    id: z.string(),
    title: z.string(),
    price: z.int().min(0),
    image_url: z.url().optional(),
  }),
  quantity: z.int().min(1),
  totals: z.array(Total),
  parent_id: z.string().optional(),
});
export type LineItem = z.output<typeof LineItem>;

/** A line as it is kept: its totals follow from it. */
export type KeptLine = Omit<LineItem, "totals">;

export const CHECKOUT_STATUSES = ["incomplete", "requires_escalation", "completed", "canceled"] as const;

export const CheckoutAnswer = z.object({
  id: z.string(),
  status: z.enum(CHECKOUT_STATUSES),
  currency: z.literal("USD"),
  line_items: z.array(LineItem),
  buyer: Buyer.optional(),
  totals: z.array(Total),
  messages: z.array(Message).optional(),
  links: z.array(z.object({ type: z.string(), url: z.url(), title: z.string().optional() })),
  expires_at: z.iso.datetime().optional(),
  continue_url: z.url().optional(),
  order: z.object({ id: z.string(), permalink_url: z.url() }).optional(),
});
export type CheckoutAnswer = z.output<typeof CheckoutAnswer>;
