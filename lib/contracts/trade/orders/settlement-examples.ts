import { EXAMPLE_FILE_URL } from "../files";

const ORDER = "ord_01k5s3v9n6e8wbr4q2ycx7th0d";

const UNDISPUTED = { open: false, decided_from: null, statements: [], proposals: [] } as const;
const NOTHING_ASKED = {
  asked_at: null,
  answer_by: null,
  reason: null,
  declined: null,
  can_ask: false,
  ask_again_at: null,
} as const;

/** A completed order with a tip and a refund that the buyer's bank refused. */
export const EXAMPLE_SETTLED = {
  order_id: ORDER,
  money: {
    currency: "usd",
    standing: "paid_out",
    refunds: [
      {
        id: "rfd_01k5s3v9n6e8wbr4q2ycx7th0d",
        amount_cents: 2_500,
        status: "FAILED",
        note: "As agreed.",
        created_at: "2026-12-08T09:30:00.000Z",
      },
    ],
    tip: { amount_cents: 1_000, status: "PAID", paid_at: "2026-12-07T10:00:00.000Z", on_its_way_back: false },
    can_tip: true,
  },
  cancel: NOTHING_ASKED,
  dispute: UNDISPUTED,
} as const;

/** An order in dispute: one statement, one open proposal. */
export const EXAMPLE_DISPUTED = {
  order_id: ORDER,
  money: { currency: "usd", standing: "held", refunds: [], tip: null, can_tip: false },
  cancel: NOTHING_ASKED,
  dispute: {
    open: true,
    decided_from: "2026-12-10T08:00:00.000Z",
    statements: [
      {
        id: "stm_01k5s3v9n6e8wbr4q2ycx7th0d",
        side: "buyer",
        body: "The archive was empty.",
        files: [
          { id: "file_01k5s3v9n6e8wbr4q2ycx7th0d", name: "screenshot.png", size_bytes: 48_213, url: EXAMPLE_FILE_URL },
        ],
        created_at: "2026-12-05T08:00:00.000Z",
      },
    ],
    proposals: [
      {
        id: "prop_01k5s3v9n6e8wbr4q2ycx7th0d",
        side: "creator",
        kind: "refund_part",
        amount_cents: 5_000,
        due_at: null,
        status: "OPEN",
        created_at: "2026-12-05T09:00:00.000Z",
      },
    ],
  },
} as const;

/** The same once the other side has accepted. */
export const EXAMPLE_AGREED = {
  ...EXAMPLE_DISPUTED,
  money: { ...EXAMPLE_DISPUTED.money, standing: "on_its_way", can_tip: true },
  dispute: {
    ...EXAMPLE_DISPUTED.dispute,
    open: false,
    decided_from: null,
    proposals: [{ ...EXAMPLE_DISPUTED.dispute.proposals[0], status: "ACCEPTED" }],
  },
} as const;
