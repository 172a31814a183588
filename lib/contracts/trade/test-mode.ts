import { z } from "zod";
import { operation } from "../operation";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { OrderStatus } from "./orders/orders";

/** The most that an account moves its test rows forward in all: 400 days, in seconds. */
export const MOST_ADVANCED = 400 * 86_400;

export const NewTestTime = z
  .strictObject({
    advance_seconds: z
      .int()
      .min(1)
      .max(MOST_ADVANCED, "must be at most 34,560,000 seconds (400 days)")
      .meta({ description: "How far to move forward, 1 to 34,560,000 seconds (400 days).", example: 259_200 }),
  })
  .meta({ id: "NewTestTime", description: "How far the account's test orders, quotes and retries move forward." });

export type NewTestTime = z.output<typeof NewTestTime>;

export const TestClock = z
  .object({
    advanced_seconds: z.int().meta({ description: "How far the account has moved its test data in all." }),
    left_seconds: z.int().meta({ description: "How far it may still be moved." }),
    moved: z
      .object({
        orders: z.int().meta({ description: "Test orders that it sold or bought." }),
        quotes: z.int().meta({ description: "Test quotes that it gave or asked for." }),
        memberships: z.int().meta({ description: "Test memberships in its tiers, and its own." }),
        bookings: z.int().meta({ description: "Test bookings that it hosts." }),
        deliveries: z.int().meta({ description: "Deliveries to its test endpoints that wait for their next attempt." }),
      })
      .meta({ description: "How many rows were moved." }),
  })
  .meta({ id: "TestClock", description: "Where an account's test clock stands." });

export type TestClockView = z.infer<typeof TestClock>;

/** What a fixture may be: the event that it ends with. */
export const FIXTURES = [
  "order.created",
  "order.paid",
  "order.delivered",
  "order.revision_requested",
  "order.completed",
  "order.disputed",
] as const;
export type Fixture = (typeof FIXTURES)[number];

export const NewFixture = z
  .strictObject({
    type: z.enum(FIXTURES).meta({ description: "The event that it ends with.", example: "order.completed" }),
  })
  .meta({ id: "NewFixture", description: "A test order to be made." });

export type NewFixture = z.output<typeof NewFixture>;

export const MadeFixture = z
  .object({
    type: growing(FIXTURES, "another fixture").meta({ description: "The event that it ended with." }),
    order_id: idOf("ord").meta({ description: "The test order." }),
    status: OrderStatus.meta({ description: "The order's status.", example: "COMPLETED" }),
  })
  .meta({ id: "MadeFixture", description: "A test order that was made." });

export type MadeFixtureView = z.infer<typeof MadeFixture>;

const TEST = { tag: "Test mode", touches: "test", tier: "FREE", method: "POST" } as const;

export const advanceTestClock = operation({
  ...TEST,
  id: "advanceTestClock",
  path: "/v1/test/clock",
  summary: "Move test data forward in time",
  description:
    "Test keys only. Everything of the account's test orders, quotes, memberships, bookings and waiting deliveries happened that much longer ago: windows end, quotes expire, paid periods renew or end, retries fall due. The account's own plan is of both modes, and stays. The worker does what is due within a minute. At most 400 days in all.",
  scope: "any",
  status: 200,
  body: NewTestTime,
  response: TestClock,
  errors: ["conflict"],
  example: {
    body: { advance_seconds: 259_200 },
    response: {
      advanced_seconds: 345_600,
      left_seconds: 34_214_400,
      moved: { orders: 3, quotes: 1, memberships: 1, bookings: 0, deliveries: 2 },
    },
  },
});

export const createFixture = operation({
  ...TEST,
  id: "createFixture",
  path: "/v1/test/fixtures",
  summary: "Make a test order",
  description:
    "Test keys only. Makes an order of your first product on sale and takes it to a state by the same steps, with the same events, as a buyer and you would. An account that sells nothing gets an order of another creator's product: it is among its purchases, and its events come to the account as they would to the seller.",
  scope: "orders:write",
  status: 201,
  body: NewFixture,
  response: MadeFixture,
  errors: ["not_found"],
  example: {
    body: { type: "order.completed" },
    response: { type: "order.completed", order_id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", status: "COMPLETED" },
  },
});
